// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// The seven ways to translate text that Apple's sample of this name shows, at a terminal.

import PackageDescription

let package = Package(
    name: "TranslatingText",
    dependencies: [.package(name: "dragoman", path: "../.."), .package(path: "../TerminalViews")],
    targets: [
        .executableTarget(
            name: "TranslatingText",
            dependencies: [
                .product(name: "Translation", package: "dragoman"), .product(name: "TerminalViews", package: "TerminalViews"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// A note at the terminal that is translated in its place. In yours, the dependency is a URL and a version.

import PackageDescription

let package = Package(
    name: "TerminalNote",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(
            name: "TerminalNote",
            dependencies: [
                .product(name: "Dragoman", package: "dragoman"), .product(name: "TranslationHosting", package: "dragoman"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

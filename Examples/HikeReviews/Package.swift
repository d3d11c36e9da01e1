// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Reviews of hikes in many languages, read in one: the program of Apple’s talk on translation, at a terminal.

import PackageDescription

let package = Package(
    name: "HikeReviews",
    dependencies: [.package(name: "dragoman", path: "../.."), .package(path: "../TerminalViews")],
    targets: [
        .executableTarget(
            name: "HikeReviews",
            dependencies: [
                .product(name: "Translation", package: "dragoman"), .product(name: "NaturalLanguage", package: "dragoman"),
                .product(name: "TerminalViews", package: "TerminalViews"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// A small toolkit for a terminal, in which views are written as for SwiftUI. The demos are drawn with it.

import PackageDescription

let package = Package(
    name: "TerminalViews",
    products: [.library(name: "TerminalViews", targets: ["TerminalViews"])],
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .target(
            name: "TerminalViews",
            dependencies: [
                .product(name: "LanguageNaming", package: "dragoman"), .product(name: "Translation", package: "dragoman"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

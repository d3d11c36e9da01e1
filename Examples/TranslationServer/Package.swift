// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// A server that keeps a translation session for each client's connection. In yours, the dependency is a URL and a version.

import PackageDescription

let package = Package(
    name: "TranslationServer",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(
            name: "TranslationServer",
            dependencies: [
                .product(name: "Dragoman", package: "dragoman"), .product(name: "LanguageNaming", package: "dragoman"),
                .product(name: "TranslationHosting", package: "dragoman"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// A format of documents that dragoman does not know, added by a program. In yours, the dependency is a URL and a version.

import PackageDescription

let package = Package(
    name: "CustomFormat",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(
            name: "CustomFormat",
            dependencies: [
                .product(name: "DocumentFormats", package: "dragoman"),
                .product(name: "LanguageSegmentation", package: "dragoman"),
                .product(name: "LanguageRecognition", package: "dragoman"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

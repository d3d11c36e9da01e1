// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// The languages of the files in a folder, however long they are and however they are encoded: what `dragoman detect` does, in a
// few lines.

import PackageDescription

let package = Package(
    name: "FolderLanguages",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(
            name: "FolderLanguages",
            dependencies: [
                .product(name: "LanguageRecognition", package: "dragoman"), .product(name: "TextStreams", package: "dragoman"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

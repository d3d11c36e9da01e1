// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// The recogniser by itself: what it links is read by Scripts/examples, and Foundation must not be among it.

import PackageDescription

let package = Package(
    name: "RecognitionAlone",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(
            name: "RecognitionAlone", dependencies: [.product(name: "LanguageRecognition", package: "dragoman")])
    ],
    swiftLanguageModes: [.v6]
)

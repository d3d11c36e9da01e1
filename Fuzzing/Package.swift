// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Fuzzing of dragoman with libFuzzer, in a package of its own so that nobody who depends on dragoman builds it.
// ../Scripts/fuzz builds it with the sanitizers and runs it.

import PackageDescription

/// The executable of one target: C, for its `main` is libFuzzer's.
func fuzzer(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: ["FuzzTargets"])
}

let package = Package(
    name: "dragoman-fuzzing",
    dependencies: [.package(name: "dragoman", path: "..")],
    targets: [
        .target(
            name: "FuzzTargets",
            dependencies: [
                .product(name: "UnicodeText", package: "dragoman"),
                .product(name: "LanguageRecognition", package: "dragoman"),
                .product(name: "LanguageSegmentation", package: "dragoman"),
                .product(name: "NeuralEngine", package: "dragoman"),
                .product(name: "TextStreams", package: "dragoman"),
                .product(name: "DocumentFormats", package: "dragoman"),
            ]),
        fuzzer("FuzzDetector"),
        fuzzer("FuzzProfile"),
        fuzzer("FuzzCharset"),
        fuzzer("FuzzNeural"),
        fuzzer("FuzzFormats"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
}

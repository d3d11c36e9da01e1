// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// Measurements of dragoman, in a package of their own so that nobody who depends on dragoman builds them.
// README.md beside this file says what each program measures and how to run it.

import PackageDescription

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let recognition = Target.Dependency.product(name: "LanguageRecognition", package: "dragoman")
let segmentation = Target.Dependency.product(name: "LanguageSegmentation", package: "dragoman")

let package = Package(
    name: "dragoman-benchmarks",
    dependencies: [
        .package(name: "dragoman", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        // Text made from a seed: noise lines, and documents that mix languages.
        .target(name: "SeededText"),
        // Documents written by hand: those that switch between two languages, short lines, technical prose.
        .target(
            name: "CodeSwitching", dependencies: ["SeededText", recognition], resources: [.copy("Documents"), .copy("Short")]),
        // Reading the development corpora where DRAGOMAN_CORPORA points.
        .target(name: "DevelopmentText"),
        .executableTarget(
            name: "noise", dependencies: ["SeededText", recognition, argumentParser], path: "Sources/NoiseCommand"),
        .executableTarget(
            name: "mixtures",
            dependencies: ["CodeSwitching", "SeededText", "DevelopmentText", recognition, segmentation, argumentParser],
            path: "Sources/MixturesCommand"),
        // Stands in for malloc, so that allocations are counted.
        .target(name: "CAllocationCounter"),
        .executableTarget(
            name: "recognition",
            dependencies: ["CAllocationCounter", "DevelopmentText", "SeededText", recognition, argumentParser],
            path: "Sources/RecognitionCommand"),
        .executableTarget(
            name: "neural",
            dependencies: [
                .product(name: "NeuralEngine", package: "dragoman"), .product(name: "TranslationSessions", package: "dragoman"),
                argumentParser,
            ],
            path: "Sources/NeuralCommand"),
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

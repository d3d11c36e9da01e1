// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// What a package that uses dragoman looks like. In yours, the dependency is a URL and a version.

import PackageDescription

let dragoman = Target.Dependency.product(name: "Dragoman", package: "dragoman")

let package = Package(
    name: "FromAnotherPackage",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [
        .executableTarget(name: "HandTagOn", dependencies: [dragoman]),
        .executableTarget(name: "MixedArray", dependencies: [dragoman]),
        .executableTarget(name: "BatchAsStream", dependencies: [dragoman]),
    ],
    swiftLanguageModes: [.v6]
)

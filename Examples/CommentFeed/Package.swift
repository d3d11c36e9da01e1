// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// A feed of comments that mix languages, shown to each reader in one. In yours, the dependency is a URL and a version.

import PackageDescription

let package = Package(
    name: "CommentFeed",
    dependencies: [.package(name: "dragoman", path: "../..")],
    targets: [.executableTarget(name: "CommentFeed", dependencies: [.product(name: "Dragoman", package: "dragoman")])],
    swiftLanguageModes: [.v6]
)

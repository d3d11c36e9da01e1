// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// dragoman: language identification, splitting and translation sessions for Linux.
// docs/architecture.md draws the modules and says what each may rest on.

import PackageDescription

/// The Swift Testing target `Tests/<module>Tests` of one module.
func tests(
    of module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: module + "Tests", dependencies: [.byName(name: module)] + dependencies, path: "Tests/\(module)Tests",
        exclude: exclude)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

// The command's release has the Swift libraries inside: it starts in two thirds of the time, and without Swift. The flags bar
// nobody: since 6.2 only those of older tools versions do (swiftlang/swift-package-manager#8951, Scripts/check-dependence).
let staticLibraries = ["-static-stdlib"]
// Object files that stand in for data which the release does not need: Scripts/release makes them.
let smallData = (Context.environment["DRAGOMAN_SMALL_DATA"] ?? "").split(separator: ":").map(String.init)
let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// The libraries that other packages may use, each a product of its own.
let libraries = [
    "Dragoman", "UnicodeText", "LanguageRecognition", "LanguageNaming", "LanguageSegmentation", "RecognitionEvaluation",
    "ProfileTraining", "TextScanning", "Decompression", "TextStreams", "Records", "DocumentFormats", "DocumentExchange",
    "TranslationBatches", "TranslationSessions", "TranslationTesting", "TranslationHosting", "ScriptConversionEngine",
    "ApertiumEngine", "NeuralEngine", "PackInstalling", "HTTPTransport", "HTTPEngines", "CommandEngine",
    "UserConfiguration", "DocumentTranslation",
]

let package = Package(
    name: "dragoman",
    products: libraries.map { Product.library(name: $0, targets: [$0]) } + [
        .executable(name: "dragoman", targets: ["DragomanCommand"]),
        .executable(name: "train-profiles", targets: ["TrainProfiles"]),
    ],
    traits: [
        .trait(name: "OpenCC", description: "Chinese script conversion through OpenCC; needs Debian's libopencc-dev."),
        .trait(name: "HTTPEngines", description: "Engines that ask servers; loads the system's libcurl when one is asked."),
        .default(enabledTraits: ["OpenCC", "HTTPEngines"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        // MARK: - Text

        // Links the system's ICU and shows nothing of it: Swift cannot import ICU's renamed functions.
        .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        .target(name: "CUnicode", dependencies: ["CICU"]),
        .target(name: "UnicodeText", dependencies: ["CUnicode"]),
        // What the system says and holds: files, folders, and the reasons of its errors.
        .target(name: "SystemFiles"),
        .target(name: "CTextScanning"),
        .target(name: "TextScanning", dependencies: ["CTextScanning"]),

        // What reads compressed files, and one way to call all three.
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"]), .brew(["xz"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
        .target(name: "CDecompression", dependencies: ["CZlib", "CLZMA", "CZstd"]),
        .target(name: "Decompression", dependencies: ["TextScanning", "CDecompression"]),

        // MARK: - Recognition

        .target(name: "EmbeddedProfile"),
        // Vectors for the C kernels, in headers alone.
        .target(name: "CVectors"),
        .target(name: "CScoring", dependencies: ["CVectors"]),
        .target(
            name: "LanguageRecognition",
            dependencies: ["SystemFiles", "UnicodeText", "TextScanning", "EmbeddedProfile", "CScoring"]),
        .target(name: "LanguageNaming", dependencies: ["LanguageRecognition", "TextScanning", "UnicodeText"]),
        .target(
            name: "RecognitionEvaluation", dependencies: ["SystemFiles", "LanguageRecognition", "TextScanning", "Decompression"]),
        .target(name: "CTraining", dependencies: ["CVectors"]),
        .target(
            name: "ProfileTraining",
            dependencies: [
                "SystemFiles", "RecognitionEvaluation", "LanguageRecognition", "TextScanning", "UnicodeText", "CTraining",
                "CSHA2",
            ]),

        // MARK: - Segmentation

        // The inner loops of the lattice.
        .target(name: "CLabelling", dependencies: ["CVectors"]),
        .target(name: "LanguageSegmentation", dependencies: ["LanguageRecognition", "TextScanning", "CLabelling"]),
        .target(
            name: "TranslationBatches",
            dependencies: ["LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText"]),
        .target(
            name: "TextStreams",
            dependencies: [
                "SystemFiles", "LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText", "Decompression",
            ]),

        // MARK: - Documents

        .target(name: "Records", dependencies: ["TextScanning", "UnicodeText"]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(
            name: "DocumentFormats",
            dependencies: ["Records", "LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText", "CExpat"]),
        .target(
            name: "DocumentExchange",
            dependencies: [
                "SystemFiles", "DocumentFormats", "TextStreams", "Decompression", "Records", "LanguageSegmentation",
                "LanguageRecognition", "TextScanning", "UnicodeText",
            ]),
        .target(
            name: "Reports",
            dependencies: [
                "DocumentFormats", "RecognitionEvaluation", "TextStreams", "Records", "LanguageSegmentation",
                "LanguageRecognition", "TextScanning", "UnicodeText",
            ]),

        // MARK: - Translation

        .target(
            name: "TranslationSessions",
            dependencies: ["TranslationBatches", "LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText"]),
        .target(
            name: "TranslationTesting",
            dependencies: [
                "TranslationSessions", "TranslationBatches", "LanguageSegmentation", "LanguageRecognition", "TextScanning",
            ]),
        // Takes the terminal, and gives it back from signal handlers.
        .target(name: "CTerminal"),
        .target(
            name: "TranslationHosting",
            dependencies: [
                "SystemFiles", "TranslationSessions", "LanguageSegmentation", "LanguageRecognition", "TextScanning",
                "UnicodeText", "CTerminal",
            ]),
        .systemLibrary(name: "COpenCC", pkgConfig: "opencc", providers: [.apt(["libopencc-dev"]), .brew(["opencc"])]),
        .target(name: "CProcess"),
        // libcurl, loaded when it is first needed.
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        // SHA-256, of packs and of lines not to be learnt from.
        .target(name: "CSHA2", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        // Folders that change places, and programs that go on by themselves.
        .target(name: "CPackFiles"),
        .target(
            name: "PackInstalling",
            dependencies: [
                "SystemFiles", "TranslationSessions", "HTTPTransport", "LanguageRecognition", "TextScanning", "Decompression",
                "CSHA2", "CPackFiles",
            ]),
        .target(name: "HTTPTransport", dependencies: ["SystemFiles", "TranslationSessions", "TextScanning", "CCurl"]),
        .target(
            name: "ScriptConversionEngine",
            dependencies: [
                "TranslationSessions", "TranslationBatches", "LanguageRecognition", "TextScanning", "UnicodeText",
                .target(name: "COpenCC", condition: .when(traits: ["OpenCC"])),
            ]),
        .target(
            name: "ApertiumEngine",
            dependencies: [
                "SystemFiles", "TranslationSessions", "TranslationBatches", "LanguageSegmentation", "LanguageRecognition",
                "TextScanning", "UnicodeText", "CProcess",
            ]),
        // Without optimisation a test would wait for minutes; whoever debugs the kernels takes the flag out.
        .target(name: "CNeural", dependencies: ["CVectors"], cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
        .target(
            name: "NeuralEngine",
            dependencies: [
                "SystemFiles", "TranslationSessions", "TranslationBatches", "LanguageRecognition", "TextScanning", "CNeural",
            ]),
        .target(
            name: "HTTPEngines",
            dependencies: [
                "SystemFiles", "TranslationSessions", "TranslationBatches", "LanguageRecognition", "TextScanning", "UnicodeText",
                "HTTPTransport", "UserConfiguration",
            ]),
        .target(
            name: "CommandEngine",
            dependencies: [
                "SystemFiles", "TranslationSessions", "TranslationBatches", "LanguageRecognition", "TextScanning", "CProcess",
            ]),
        .target(name: "UserConfiguration", dependencies: ["SystemFiles", "LanguageRecognition", "TextScanning"]),
        .target(
            name: "DocumentTranslation",
            dependencies: [
                "DocumentFormats", "TranslationSessions", "TranslationBatches", "LanguageSegmentation", "LanguageRecognition",
                "TextScanning",
            ]),
        .target(
            name: "TranslationReports",
            dependencies: [
                "DocumentTranslation", "PackInstalling", "Reports", "Records", "DocumentFormats", "TranslationSessions",
                "TranslationBatches", "LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText",
            ]),

        // MARK: - All of it

        .target(
            name: "Dragoman",
            dependencies: [
                "UnicodeText", "TextScanning", "LanguageRecognition", "LanguageSegmentation", "TranslationBatches", "TextStreams",
                "DocumentFormats", "TranslationSessions", "ScriptConversionEngine", "ApertiumEngine",
                "NeuralEngine", "CommandEngine", "PackInstalling", "DocumentTranslation", "UserConfiguration",
                .target(name: "HTTPEngines", condition: .when(traits: ["HTTPEngines"])),
            ]),
        .executableTarget(
            name: "DragomanCommand",
            dependencies: [
                "Dragoman", "UnicodeText", "TextScanning", "LanguageRecognition", "LanguageNaming", "RecognitionEvaluation",
                "LanguageSegmentation", "TranslationBatches", "TextStreams", "Records", "DocumentFormats", "DocumentExchange",
                "Reports", "TranslationReports", "TranslationSessions", "TranslationHosting", "PackInstalling",
                "DocumentTranslation", "UserConfiguration", argumentParser,
            ],
            swiftSettings: [.unsafeFlags(staticLibraries, linuxRelease)],
            linkerSettings: [.unsafeFlags(staticLibraries + smallData, linuxRelease)]),
        .executableTarget(
            name: "TrainProfiles",
            dependencies: [
                "SystemFiles", "ProfileTraining", "RecognitionEvaluation", "LanguageRecognition", "TextScanning", argumentParser,
            ]),

        // MARK: - Tests

        // Sentences written for these tests, read from the checkout.
        .target(name: "TestSupport", path: "Tests/TestSupport", exclude: ["Sentences", "Noise", "Mixed"]),
        tests(of: "TestSupport"),
        tests(of: "UnicodeText", ["TestSupport"]),
        tests(of: "Decompression"),
        tests(of: "SystemFiles", ["TestSupport"]),
        tests(of: "TextScanning", ["TestSupport"]),
        tests(of: "LanguageRecognition", ["UnicodeText", "TextScanning", "TestSupport", "CScoring"]),
        tests(of: "LanguageNaming", ["LanguageRecognition"]),
        tests(of: "RecognitionEvaluation", ["LanguageRecognition", "TestSupport"]),
        tests(of: "ProfileTraining", ["RecognitionEvaluation", "LanguageRecognition", "UnicodeText", "TestSupport"]),
        tests(
            of: "LanguageSegmentation",
            ["LanguageRecognition", "TranslationBatches", "TextStreams", "TestSupport", "CLabelling"]),
        tests(
            of: "TranslationBatches",
            ["LanguageSegmentation", "LanguageRecognition", "TextScanning", "TestSupport"]),
        tests(of: "TextStreams", ["LanguageSegmentation", "LanguageRecognition", "TextScanning", "UnicodeText", "TestSupport"]),
        tests(of: "Records", ["TestSupport"]),
        tests(of: "DocumentFormats", ["LanguageSegmentation", "LanguageRecognition", "UnicodeText", "TestSupport"]),
        tests(
            of: "DocumentExchange",
            [
                "TestSupport", "DocumentFormats", "TextStreams", "Records", "LanguageSegmentation", "LanguageRecognition",
                "TextScanning",
            ]),
        tests(
            of: "Reports",
            [
                "DocumentFormats", "RecognitionEvaluation", "LanguageSegmentation", "LanguageRecognition", "UnicodeText",
                "TestSupport",
            ]),
        tests(
            of: "TranslationSessions",
            [
                "TranslationTesting", "TranslationBatches", "LanguageSegmentation", "LanguageRecognition", "TextScanning",
                "TestSupport",
            ],
            exclude: ["Behaviours.md"]),
        tests(
            of: "TranslationHosting",
            [
                "TranslationSessions", "TranslationTesting", "LanguageSegmentation", "LanguageRecognition", "TextScanning",
                "UnicodeText", "TestSupport", "PseudoTerminals", "TerminalScenarios",
            ]),
        // Programs on a pseudo-terminal, and what they show there.
        .target(
            name: "PseudoTerminals", dependencies: ["UnicodeText", "TranslationSessions"], path: "Tests/PseudoTerminals"),
        // What the tests run on a pseudo-terminal, as a process of its own.
        .executableTarget(
            name: "TerminalScenarios",
            dependencies: ["TranslationHosting", "TranslationSessions", "TranslationTesting", "LanguageRecognition"],
            path: "Tests/TerminalScenarios"),
        tests(of: "CProcess"),
        // A server on this machine's own network, for tests.
        .target(name: "LoopbackServers", dependencies: ["TranslationSessions"], path: "Tests/LoopbackServers"),
        tests(
            of: "PackInstalling",
            [
                "TranslationSessions", "TranslationTesting", "LanguageRecognition", "Decompression", "HTTPTransport",
                "TextScanning", "LoopbackServers", "TestSupport",
            ]),
        tests(of: "HTTPTransport", ["TextScanning", "LoopbackServers"]),
        tests(
            of: "ScriptConversionEngine", ["TranslationSessions", "TranslationTesting", "LanguageRecognition", "TextScanning"]),
        tests(
            of: "ApertiumEngine",
            [
                "SystemFiles", "TranslationSessions", "TranslationTesting", "TranslationBatches", "LanguageRecognition",
                "TextScanning",
                "UnicodeText", "CProcess", "TestSupport",
            ]),
        tests(
            of: "NeuralEngine",
            [
                "SystemFiles", "TranslationSessions", "TranslationTesting", "TranslationBatches", "LanguageRecognition",
                "TextScanning", "CNeural", "PackInstalling", "LoopbackServers", "TestSupport",
            ],
            exclude: ["Parity/enpt.tsv", "Parity/pten.tsv"]),
        tests(
            of: "HTTPEngines",
            ["TranslationSessions", "TranslationTesting", "LanguageRecognition", "TextScanning", "LoopbackServers"]),
        tests(of: "CommandEngine", ["TranslationSessions", "TranslationTesting", "LanguageRecognition"]),
        tests(
            of: "TranslationReports",
            ["DocumentTranslation", "Reports", "Records", "TranslationSessions", "TranslationTesting", "LanguageRecognition"]),
        tests(of: "UserConfiguration", ["TextScanning"]),
        tests(
            of: "DocumentTranslation",
            [
                "DocumentFormats", "TranslationBatches", "TranslationTesting", "TranslationSessions", "LanguageSegmentation",
                "LanguageRecognition", "TestSupport",
            ]),
        tests(
            of: "Dragoman",
            [
                "CommandEngine", "HTTPEngines", "UserConfiguration", "TranslationSessions", "TranslationTesting",
                "LanguageRecognition", "LoopbackServers", "TestSupport",
            ]),
        tests(
            of: "DragomanCommand",
            [
                "DocumentFormats", "TranslationSessions", "LanguageSegmentation", "LanguageRecognition", "TestSupport",
                "PseudoTerminals", "PackInstalling", "LoopbackServers",
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x,  // `#embed` is C23.
    cxxLanguageStandard: .cxx17
)

#if os(Linux)
    // The names of Apple's frameworks, for code that imports these. Where the frameworks are, their names are taken.
    package.products += [
        .library(name: "Translation", targets: ["Translation"]),
        .library(name: "NaturalLanguage", targets: ["NaturalLanguage"]),
    ]
    package.targets += [
        .target(name: "Translation", dependencies: ["Dragoman", "TranslationHosting"]),
        .target(name: "NaturalLanguage", dependencies: ["LanguageRecognition"]),
        tests(of: "Translation"),
        tests(of: "NaturalLanguage", ["LanguageRecognition"]),
    ]
#endif

// Every Swift target is written in language mode 6 with the features that later modes will turn on.
for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .swiftLanguageMode(.v6),
            // Proposals 0335, 0409, 0444, 0461, 0470 and 0481 of github.com/swiftlang/swift-evolution.
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
            .enableUpcomingFeature("ImmutableWeakCaptures"),
        ]
}

// Only Scripts/documentation wants the plugin, which takes every build of the package ten seconds.
if Context.environment["DRAGOMAN_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}

// The tests of some modules alone, separated by spaces, with what they rest on: what Scripts/test runs under sanitizers.
if let modules = Context.environment["DRAGOMAN_TESTED_MODULES"] {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    var pending = modules.split(separator: " ").map { "\($0)Tests" }
    while let name = pending.popLast() {
        guard let target = targets[name] else { fatalError("DRAGOMAN_TESTED_MODULES: there is no \(name)") }
        guard needed.insert(name).inserted else { continue }
        pending += target.dependencies.compactMap { dependency in
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): name
            default: nil
            }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { ($0 as? Product.Executable).map { !needed.isSuperset(of: $0.targets) } ?? true }
    if needed.isDisjoint(with: ["DragomanCommand", "TrainProfiles"]) { package.dependencies = [] }
}

// Tests read megabytes and the models of taggers, which takes ten times as long where nothing is optimized, and more under a
// sanitizer. Continuous integration has these modules optimized, with their assertions (Scripts/test); whoever debugs does not.
if Context.environment["DRAGOMAN_OPTIMIZED_READING"] == "1" {
    let names = "TextScanning UnicodeText LanguageRecognition LanguageSegmentation DocumentFormats ApertiumEngine"
    for target in package.targets where names.split(separator: " ").contains(Substring(target.name)) {
        let flags = ["-O", "-wmo", "-num-threads", "2", "-assert-config", "Debug"]
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
    }
}

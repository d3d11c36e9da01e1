// SPDX-License-Identifier: Apache-2.0

// All of the package under one name, for programs that translate. Those that only detect languages import LanguageRecognition.

@_exported public import ApertiumEngine
@_exported public import DocumentFormats
@_exported public import DocumentTranslation
@_exported public import LanguageRecognition
@_exported public import LanguageSegmentation
@_exported public import NeuralEngine
@_exported public import PackInstalling
@_exported public import ScriptConversionEngine
@_exported public import TextScanning
@_exported public import TextStreams
@_exported public import TranslationBatches
@_exported public import TranslationSessions
@_exported public import UnicodeText

// SPDX-License-Identifier: Apache-2.0

#if OpenCC
    import COpenCC
    import Foundation
    import LanguageRecognition
    import TranslationSessions

    /// Chinese between simplified and traditional characters, by OpenCC.
    ///
    /// Phrases decide between characters: 发 is 髮 in 头发 and 發 in 发展.
    final class ChineseConverter: ScriptConverter {
        /// OpenCC's object, which its lock alone gives out.
        private let handle: Handle

        /// `@unchecked Sendable` holds because the pointer is used under `lock` alone, and in `deinit`, when nobody else has it.
        private struct Handle: @unchecked Sendable {
            let pointer: opencc_t
        }

        /// OpenCC keeps the text of its last error in one place for all of its objects, so that no two calls may overlap.
        private static let lock = NSLock()

        /// OpenCC's name of the conversion.
        private let name: String

        /// A converter.
        ///
        /// - Parameter name: The name of one of OpenCC's own configurations, such as `s2tw`.
        init(_ name: String) throws(ScriptConversionError) {
            let opened: Result<Handle, ScriptConversionError> = Self.lock.withLock {
                // The handle of a failure is -1 as a pointer.
                guard let pointer = opencc_open(name + ".json"), Int(bitPattern: pointer) != -1 else {
                    return .failure(ScriptConversionError(.tablesUnavailable, name, reason: Self.lastError))
                }
                return .success(Handle(pointer: pointer))
            }
            handle = try opened.get()
            self.name = name
        }

        deinit {
            opencc_close(handle.pointer)
        }

        /// The text of OpenCC's last failure. To be asked under the lock.
        private static var lastError: String? {
            opencc_error().map { String(cString: $0) }
        }

        func converted(_ text: Substring) throws(ScriptConversionError) -> String {
            // OpenCC takes a zero byte for the end of the text.
            var result = ""
            for (index, stretch) in text.utf8.split(separator: 0, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { result += "\0" }
                if !stretch.isEmpty { result += try convert(Substring(stretch)) }
            }
            return result
        }

        private func convert(_ text: Substring) throws(ScriptConversionError) -> String {
            var text = text
            let converted: Result<String, ScriptConversionError> = text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    Self.lock.withLock {
                        guard let result = opencc_convert_utf8(handle.pointer, characters.baseAddress, characters.count) else {
                            return .failure(ScriptConversionError(.conversionFailed, name, reason: Self.lastError))
                        }
                        defer { opencc_convert_utf8_free(result) }
                        return .success(String(cString: result))
                    }
                }
            }
            return try converted.get()
        }
    }

    extension ScriptConversion {
        /// Simplified characters to those of Taiwan's standard. OpenCC's general standard has forms that nobody types, such as
        /// 喫 for 吃.
        static var simplifiedChinese: ScriptConversion {
            chinese("s2tw", from: "zh-Hans", to: "zh-Hant")
        }

        /// Traditional characters to simplified. Of OpenCC's conversions the one that knows Taiwan's forms reads the others as
        /// well.
        static var traditionalChinese: ScriptConversion {
            chinese("tw2s", from: "zh-Hant", to: "zh-Hans")
        }

        private static func chinese(_ name: String, from source: LanguageTag, to target: LanguageTag) -> ScriptConversion {
            ScriptConversion(name: name, source: source, target: target, pack: Pack(name: "libopencc-data")) {
                () throws(ScriptConversionError) in try ChineseConverter(name)
            }
        }
    }
#endif

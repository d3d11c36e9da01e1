// SPDX-License-Identifier: Apache-2.0

extension ASCIIStretch {
    /// Whether dots join names, as in `example.com`, `notes.txt` or `System.out.println`, and not sentences without a space or
    /// initials.
    func isDottedName(_ bytes: UnsafePointer<UInt8>, innerDots: Int) -> Bool {
        // Initials have runs of one letter; names have none, or one that is known to end names.
        var runCount = 0
        var hasShortRun = false
        var hasEnding = false
        var runStart = start
        for index in start...end where index == end || !Self.isWordlike(bytes[index]) {
            let count = index - runStart
            if count > 0 {
                if count < 2 { hasShortRun = true }
                if runCount > 0, count <= NameEndings.longest, !hasEnding {
                    hasEnding = NameEndings.contains(UnsafeBufferPointer(start: bytes + runStart, count: count))
                }
                runCount += 1
            }
            runStart = index + 1
            // Names of many parts are names whatever follows.
            if runCount > 8 { break }
        }
        return innerDots >= 2 && !hasShortRun || hasEnding
    }
}

/// The endings of host and file names that are told from sentences typed without a space.
enum NameEndings {
    /// Top-level domains and file types that are common, in lower case. Those that begin sentences are left out, such as `cer`
    /// and `dat`.
    private static let endings = Set(
        words: """
            com org net edu gov mil int info biz io dev app ai tv me co eu us uk de fr es it nl be ch at pl cz sk hu ro bg gr tr
            ru ua by se no dk fi is ie pt br mx ar cl pe cn jp kr tw hk in id my th vn ph au nz za ng ke eg il ir sa ae pk xyz txt
            pdf html htm xml json yaml yml toml csv tsv md rst tex doc docx odt xls xlsx ods ppt pptx png jpg jpeg gif svg webp
            bmp mp3 mp4 avi mkv mov wav ogg flac zip gz bz2 xz tar tgz rar 7z exe dll so bin iso deb rpm apk jar war class py js
            mjs jsx tsx css scss php asp aspx jsp rb pl go rs swift java kt c h cc cpp cxx hpp cs vb lua sh bash bat ps1 sql db
            log ini cfg conf lock bak tmp service socket timer example internal invalid local localhost
            tmx tbx xlf xliff sdlxliff srt vtt epub mobi azw3 rtf odp odg docm dotx xlsm xlsb pptm eml msg vcf ics gpx kml kmz shp
            geojson jsonl ndjson parquet sqlite sqlite3 mdb accdb sav dta ipynb xsd xsl xslt dtd wsdl plist
            dwg dxf skp ifc rvt stl 3mf gcode psd xcf eps indd idml tif tiff heic heif avif cr2 ttf otf woff woff2
            m4a m4v aac webm mpg mpeg wmv flv zst dmg msi img vhd vmdk qcow2 whl ipa vbs cmd lnk
            pot pem crt csr p12 pfx jks kdbx gpg asc ovpn
            """)

    /// How long the longest is.
    static let longest = endings.map(\.utf8.count).max() ?? 0

    /// Whether the bytes are one of the endings, in any letter case.
    static func contains(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        endings.contains(String(decoding: bytes, as: UTF8.self).lowercased())
    }
}

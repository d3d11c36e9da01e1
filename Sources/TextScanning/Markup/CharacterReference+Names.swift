// SPDX-License-Identifier: Apache-2.0

extension CharacterReference {
    /// The names of HTML 4, and of HTML 5 those for Latin letters with marks, Cyrillic letters, and signs of ASCII, with their
    /// scalars. Tabs and ends of lines stay as they are written.
    package static let scalarsOfNames: [String: Unicode.Scalar] = {
        let words = names.split(whereSeparator: \.isWhitespace)
        var scalars: [String: Unicode.Scalar] = [:]
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            scalars[String(words[index])] = UInt32(words[index + 1], radix: 16).flatMap(Unicode.Scalar.init)
        }
        return scalars
    }()

    /// The letter that a name stands for inside a word, with the scalar of its mark, as of `eacute`; the mark is 0 where there
    /// is none. nil for names of other characters, which end words.
    ///
    /// Recognition knows fewer names than documents: a Greek letter or a sign that is written by its name stands in formulas.
    /// But a mark may stand after any letter, as languages beyond HTML 4 need it, and is composed with it where the profile
    /// says so.
    package static func lettersInWord(named name: String) -> (letter: UInt32, mark: UInt32)? {
        if namesInsideWords.contains(name) { return scalarsOfNames[name].map { ($0.value, 0) } }
        guard let letter = name.utf8.first, let mark = marks[String(name.dropFirst())] else { return nil }
        return (UInt32(letter), mark)
    }

    private static let namesInsideWords: Set = [
        "szlig", "aelig", "AElig", "oelig", "OElig", "oslash", "Oslash", "eth", "ETH", "thorn", "THORN", "middot", "rsquo",
        "apos",
        "shy", "zwnj", "zwj",
    ]

    private static let marks: [String: UInt32] = [
        "grave": 0x300, "acute": 0x301, "circ": 0x302, "tilde": 0x303, "uml": 0x308, "ring": 0x30A, "caron": 0x30C,
        "cedil": 0x327,
    ]

    private static let names = """
        quot 22 amp 26 lt 3C gt 3E nbsp A0 iexcl A1 cent A2 pound A3 curren A4 yen A5 brvbar A6 sect A7 uml A8 copy A9 ordf AA
        laquo AB not AC shy AD reg AE macr AF deg B0 plusmn B1 sup2 B2 sup3 B3 acute B4 micro B5 para B6 middot B7 cedil B8
        sup1 B9 ordm BA raquo BB frac14 BC frac12 BD frac34 BE iquest BF Agrave C0 Aacute C1 Acirc C2 Atilde C3 Auml C4 Aring
        C5 AElig C6 Ccedil C7 Egrave C8 Eacute C9 Ecirc CA Euml CB Igrave CC Iacute CD Icirc CE Iuml CF ETH D0 Ntilde D1
        Ograve D2 Oacute D3 Ocirc D4 Otilde D5 Ouml D6 times D7 Oslash D8 Ugrave D9 Uacute DA Ucirc DB Uuml DC Yacute DD THORN
        DE szlig DF agrave E0 aacute E1 acirc E2 atilde E3 auml E4 aring E5 aelig E6 ccedil E7 egrave E8 eacute E9 ecirc EA
        euml EB igrave EC iacute ED icirc EE iuml EF eth F0 ntilde F1 ograve F2 oacute F3 ocirc F4 otilde F5 ouml F6 divide F7
        oslash F8 ugrave F9 uacute FA ucirc FB uuml FC yacute FD thorn FE yuml FF OElig 152 oelig 153 Scaron 160 scaron 161
        Yuml 178 fnof 192 circ 2C6 tilde 2DC Alpha 391 Beta 392 Gamma 393 Delta 394 Epsilon 395 Zeta 396 Eta 397 Theta 398
        Iota 399 Kappa 39A Lambda 39B Mu 39C Nu 39D Xi 39E Omicron 39F Pi 3A0 Rho 3A1 Sigma 3A3 Tau 3A4 Upsilon 3A5 Phi 3A6
        Chi 3A7 Psi 3A8 Omega 3A9 alpha 3B1 beta 3B2 gamma 3B3 delta 3B4 epsilon 3B5 zeta 3B6 eta 3B7 theta 3B8 iota 3B9 kappa
        3BA lambda 3BB mu 3BC nu 3BD xi 3BE omicron 3BF pi 3C0 rho 3C1 sigmaf 3C2 sigma 3C3 tau 3C4 upsilon 3C5 phi 3C6 chi
        3C7 psi 3C8 omega 3C9 thetasym 3D1 upsih 3D2 piv 3D6 ensp 2002 emsp 2003 thinsp 2009 zwnj 200C zwj 200D lrm 200E rlm
        200F ndash 2013 mdash 2014 lsquo 2018 rsquo 2019 sbquo 201A ldquo 201C rdquo 201D bdquo 201E dagger 2020 Dagger 2021
        bull 2022 hellip 2026 permil 2030 prime 2032 Prime 2033 lsaquo 2039 rsaquo 203A oline 203E frasl 2044 euro 20AC image
        2111 weierp 2118 real 211C trade 2122 alefsym 2135 larr 2190 uarr 2191 rarr 2192 darr 2193 harr 2194 crarr 21B5 lArr
        21D0 uArr 21D1 rArr 21D2 dArr 21D3 hArr 21D4 forall 2200 part 2202 exist 2203 empty 2205 nabla 2207 isin 2208 notin
        2209 ni 220B prod 220F sum 2211 minus 2212 lowast 2217 radic 221A prop 221D infin 221E ang 2220 and 2227 or 2228 cap
        2229 cup 222A int 222B there4 2234 sim 223C cong 2245 asymp 2248 ne 2260 equiv 2261 le 2264 ge 2265 sub 2282 sup 2283
        nsub 2284 sube 2286 supe 2287 oplus 2295 otimes 2297 perp 22A5 sdot 22C5 lceil 2308 rceil 2309 lfloor 230A rfloor 230B
        lang 27E8 rang 27E9 loz 25CA spades 2660 clubs 2663 hearts 2665 diams 2666 apos 27 hairsp 200A numsp 2007 puncsp 2008
        ZeroWidthSpace 200B NoBreak 2060 lbrack 5B rbrack 5D lbrace 7B rbrace 7D lsqb 5B rsqb 5D lcub 7B rcub 7D lpar 28 rpar
        29 comma 2C period 2E colon 3A semi 3B excl 21 quest 3F num 23 dollar 24 percnt 25 ast 2A plus 2B equals 3D lowbar 5F
        grave 60 verbar 7C vert 7C sol 2F bsol 5C commat 40 Hat 5E check 2713 cross 2717 star 2606 starf 2605 phone 260E
        female 2640 male 2642 copysr 2117 ccaron 10D Ccaron 10C zcaron 17E Zcaron 17D ecaron 11B Ecaron 11A rcaron 159 Rcaron
        158 dcaron 10F Dcaron 10E tcaron 165 Tcaron 164 ncaron 148 Ncaron 147 lcaron 13E Lcaron 13D abreve 103 Abreve 102
        amacr 101 Amacr 100 emacr 113 Emacr 112 imacr 12B Imacr 12A omacr 14D Omacr 14C umacr 16B Umacr 16A aogon 105 Aogon
        104 eogon 119 Eogon 118 iogon 12F Iogon 12E uogon 173 Uogon 172 lstrok 142 Lstrok 141 nacute 144 Nacute 143 sacute 15B
        Sacute 15A zacute 17A Zacute 179 cacute 107 Cacute 106 zdot 17C Zdot 17B edot 117 Edot 116 gdot 121 Gdot 120 Idot 130
        inodot 131 imath 131 scedil 15F Scedil 15E tcedil 163 Tcedil 162 gbreve 11F Gbreve 11E dstrok 111 Dstrok 110 odblac
        151 Odblac 150 udblac 171 Udblac 170 uring 16F Uring 16E Acy 410 acy 430 Bcy 411 bcy 431 Ccirc 108 ccirc 109 Cdot 10A
        cdot 10B CHcy 427 chcy 447 Dcy 414 dcy 434 DJcy 402 djcy 452 DScy 405 dscy 455 DZcy 40F dzcy 45F Ecy 42D ecy 44D ENG
        14A eng 14B Fcy 424 fcy 444 Gcedil 122 Gcirc 11C gcirc 11D Gcy 413 gcy 433 GJcy 403 gjcy 453 HARDcy 42A hardcy 44A
        Hcirc 124 hcirc 125 Hstrok 126 hstrok 127 Icy 418 icy 438 IEcy 415 iecy 435 IJlig 132 ijlig 133 IOcy 401 iocy 451
        Itilde 128 itilde 129 Iukcy 406 iukcy 456 Jcirc 134 jcirc 135 Jcy 419 jcy 439 Jsercy 408 jsercy 458 Jukcy 404 jukcy
        454 Kcedil 136 kcedil 137 Kcy 41A kcy 43A KHcy 425 khcy 445 KJcy 40C kjcy 45C Lacute 139 lacute 13A Lcedil 13B lcedil
        13C Lcy 41B lcy 43B LJcy 409 ljcy 459 Lmidot 13F lmidot 140 Mcy 41C mcy 43C napos 149 Ncedil 145 ncedil 146 Ncy 41D
        ncy 43D NJcy 40A njcy 45A Ocy 41E ocy 43E Pcy 41F pcy 43F Racute 154 racute 155 Rcedil 156 rcedil 157 Rcy 420 rcy 440
        Scirc 15C scirc 15D Scy 421 scy 441 SHCHcy 429 shchcy 449 SHcy 428 shcy 448 SOFTcy 42C softcy 44C Tcy 422 tcy 442 TScy
        426 tscy 446 TSHcy 40B tshcy 45B Tstrok 166 tstrok 167 Ubrcy 40E ubrcy 45E Ubreve 16C ubreve 16D Ucy 423 ucy 443
        Utilde 168 utilde 169 Vcy 412 vcy 432 Wcirc 174 wcirc 175 YAcy 42F yacy 44F Ycirc 176 ycirc 177 Ycy 42B ycy 44B YIcy
        407 yicy 457 YUcy 42E yucy 44E Zcy 417 zcy 437 ZHcy 416 zhcy 436
        """
}

// SPDX-License-Identifier: Apache-2.0

/// Words that stand in programs, logs and measurements rather than in sentences.
enum CodeWords {
    /// Symbols of units, points of the compass, time zones and other short signs.
    static let units = words(
        """
        mm cm dm km kg mg µg lb oz ml cl dl kWh kW MW GW Wh mAh kHz MHz GHz Hz kB KB MB GB TB PB KiB MiB GiB kbps Mbps
        Gbps dB dpi px pt em rem ms ns µs min sec hr rpm psi bar Pa kPa hPa mbar mol kcal cal kJ eV keV MeV Nm kN mph
        kmh ft yd sq cu N S E W NE NW SE SW NNE UTC GMT CET CEST EST EDT PST PDT MST CST BST IST JST AM PM USD EUR GBP
        JPY CHF CNY INR BTC ETH SEK NOK DKK PLN CZK HUF RUB TRY BRL MXN v x y z id no nr vol pp fig ref rev ver sku
        ean isbn issn doi iban bic vin imei mac ip tcp udp fps lux lm cd Ω kΩ MΩ °C °F
        """)

    /// Keywords of languages for programs and queries, properties of style sheets, commands and levels of logs.
    static let programs = words(
        """
        int char void float double long short unsigned signed const static struct enum union typedef sizeof include
        define ifdef ifndef endif pragma extern inline return if else elif for while do switch case break continue
        goto default class public private protected virtual override final abstract interface implements extends
        import package throws throw try catch except finally new delete this self super null nil none None true false
        True False var let func fn def lambda yield async await function require module export from as in is not and
        or print println printf fprintf sprintf scanf malloc calloc realloc free memcpy strlen strcmp std string
        vector map set list dict tuple array bool byte boolean integer number object undefined typeof instanceof
        prototype console log window document element querySelector addEventListener onclick innerHTML className
        getElementById select SELECT FROM WHERE INSERT INTO VALUES UPDATE SET DELETE CREATE TABLE DROP ALTER ADD
        COLUMN INDEX PRIMARY KEY FOREIGN REFERENCES NOT NULL DEFAULT VARCHAR INTEGER JOIN LEFT INNER OUTER ON GROUP BY
        ORDER HAVING LIMIT OFFSET DISTINCT COUNT AS AND OR IN LIKE BETWEEN UNION color background margin padding
        border display none block inline flex grid auto width height position absolute relative fixed font size weight
        bold family sans serif align center left right top bottom px hover active focus solid div span href src img alt
        head body html meta title link script style input type text value name button form label GET POST PUT HEAD
        PATCH HTTP HTTPS OK INFO WARN WARNING ERROR DEBUG TRACE FATAL CRITICAL NOTICE main init args argv argc stdin
        stdout stderr exit sudo apt yum dnf brew install update upgrade git clone commit push pull merge rebase
        checkout branch origin master docker run build ps exec cd ls mkdir rm cp mv cat grep sed awk curl wget chmod
        chown tar gzip ssh scp make cmake npm pip yarn cargo python node bash sh zsh echo export alias localhost foo
        baz qux tmp src lib bin usr etc dev opt cfg conf ctx req res err buf len idx ptr str num obj arr tmp val key fmt
        cb mutex thread worker queue stack heap cache token session config server client request response handler
        parser render buffer stream
        """)

    /// Short names in capitals, and the letters of emoticons.
    static let acronyms = words(
        """
        ASCII UTF ISO RFC HTTP HTTPS FTP SSH TLS SSL TCP UDP DNS DHCP NAT VPN LAN WAN IP IPv MAC URL URI HTML CSS XML
        JSON YAML TOML CSV TSV PDF PNG JPG JPEG GIF SVG MP MPEG AVI MKV FLAC WAV OGG ZIP GZ TAR RAR ISO EXE DLL APK
        CPU GPU RAM ROM SSD HDD USB HDMI VGA DVI LCD LED OLED BIOS UEFI PCI SATA NVMe AES RSA SHA MD ECDSA HMAC AAC
        API SDK IDE GUI CLI ORM SQL NoSQL AWS GCP SaaS LTE GSM GPS NFC RFID QR PIN OTP SMS MMS IMEI ISBN ISSN DOI IBAN
        BIC SWIFT VAT USD EUR GBP NASA ESA FBI CIA NATO UNESCO WHO IMF GDP CEO CTO HR PR AI ML NLP LLM OCR TTS VR AR
        DNA RNA ATP NaCl HCl CO NaOH CaCO KCl MgO FeO SiO CH NH PCR HIV AIDS MRI CT XD xD xd XP Xd T_T OwO UwU qwq orz
        QwQ TwT LMAO ROFL OMG WTF BTW IMHO TBH AFK BRB DIY FAQ TBA TBD ETA RSVP ASAP PS NB CV
        """)

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

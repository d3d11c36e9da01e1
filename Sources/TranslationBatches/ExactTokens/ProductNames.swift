// SPDX-License-Identifier: Apache-2.0

/// Names of products, companies, projects, newspapers and bands that are made of words of a language, which engines translate:
/// *Red Hat* became *Sombrero Rojo*, *Python* *Pitón*.
///
/// Those of several words are told by their capitals; those that are ordinary phrases, too, and those of one word, by their place
/// in a sentence; and in a sentence what follows a maker's name with capitals is one of its products: *Google Search Console*.
enum ProductNames {
    /// Where they stand in a text, in order and without overlap.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: Its language, without script and region; nil where it is not known.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in text: String, from language: String?) -> [Range<String.Index>] {
        text.split(whereSeparator: \.isNewline).flatMap { line in
            let words = line.split(whereSeparator: \.isWhitespace).map { $0.drop(while: opening.contains) }
            return Line(words: words.filter { !$0.isEmpty }, language: language).ranges
        }
    }

    private static let opening: Set<Character> = ["(", "[", "\"", "“", "‘", "«", "¿", "¡", "/", "*", "_"]

    /// The words of a line.
    private struct Line {
        let words: [Substring]
        let language: String?
        /// Whether a capital tells names: more words have none than in headings of the language.
        let isSentence: Bool

        init(words: [Substring], language: String?) {
            self.words = words
            self.language = language
            let withLetters = words.dropFirst().filter { $0.first?.isLetter == true }
            let smallCount = withLetters.count { $0.first?.isLowercase == true }
            // English has capitals on most words of a heading, Romance languages on names alone.
            isSentence = (language == "en" ? 2 : 4) * smallCount >= withLetters.count
        }

        var ranges: [Range<String.Index>] {
            var ranges: [Range<String.Index>] = []
            for (index, word) in words.enumerated() where word.first.map({ $0.isUppercase || $0 == "i" }) == true {
                if let last = ranges.last, last.upperBound > word.startIndex { continue }
                if let end = nameOfWords(at: index) ?? (isSentence ? product(at: index) ?? loneName(at: index) : nil) {
                    ranges.append(word.startIndex..<end)
                }
            }
            return ranges
        }

        /// Whether the language is one, besides English, whose common nouns have small letters.
        private var hasSmallNouns: Bool { language.map(withSmallNouns.contains) ?? false }

        /// Whether a word with a capital follows a place in the text, with nothing but a space between.
        private func isBeforeCapital(_ end: String.Index) -> Bool {
            let rest = words[0].base[end...]
            return rest.first == " " && rest.dropFirst().first?.isUppercase == true
        }

        /// The end of the longest name of several words that begins with a word.
        private func nameOfWords(at index: Int) -> String.Index? {
            let word = words[index]
            guard let names = severalWords[key(of: word)] else { return nil }
            let rest = word.base[word.startIndex...]
            for name in names where rest.hasPrefix(name) {
                let end = rest.index(rest.startIndex, offsetBy: name.count)
                guard end == rest.endIndex || !rest[end].isLetter && !rest[end].isNumber else { continue }
                // *El Mundo es grande*, *the Old Spice Rack*, *One Direction Only*
                let isPhrase = phrases.contains(name) || articles.contains { name.hasPrefix($0) }
                if !isPhrase || isSentence && !words[index].mayBeginSentence && !isBeforeCapital(end) { return end }
            }
            return nil
        }

        /// The end of a maker's name and of what follows it with capitals: *Amazon Web Services*.
        private func product(at index: Int) -> String.Index? {
            // At the start of a line it may be a label: *iPhone Los cambios son…*
            guard makers.contains(words[index]), language == "en" || index > 0 && hasSmallNouns else { return nil }
            var end: String.Index?
            for next in words[(index + 1)...].prefix(mostWordsOfProduct) {
                // A quotation mark or a bracket stands between.
                guard next.base[..<next.startIndex].last == " " else { break }
                let name = key(of: next)
                guard name.first?.isUppercase == true || end != nil && name.first?.isNumber == true,
                    !aroundMakers.contains(name),
                    name.count == 1 || name.contains(where: \.isLowercase) || name.count <= longestInitials
                else { break }
                end = name.endIndex
                if name.endIndex < next.endIndex { break }
            }
            return end
        }

        /// The end of a name of one word, where a capital tells that it is one: not at the start of a sentence, nor beside other
        /// capitals. English writes other things with capitals as well, and needs more evidence.
        private func loneName(at index: Int) -> String.Index? {
            let word = words[index]
            let name = key(of: word)
            let isEnglish = language == "en"
            guard oneWord.contains(name) || !isEnglish && oneWordElsewhere.contains(name),
                isEnglish || hasSmallNouns, !isBeforeCapital(name.endIndex)
            else { return nil }
            let next = name.endIndex == word.endIndex && index + 1 < words.count ? words[index + 1] : ""
            if index == 0 || words[index].mayBeginSentence {
                // Python is installed; a python would have an article.
                return isEnglish && countable.contains(name) && behindSubjects.contains(next) ? name.endIndex : nil
            }
            guard words[index - 1].first?.isUppercase != true || index == 1 else { return nil }
            return !isEnglish || rarelyOther.contains(name) || isSoftware(index, before: next) ? name.endIndex : nil
        }

        /// Whether the words beside an English name speak of software: *in Word*, *the Windows installer*, *PayPal or Stripe*.
        private func isSoftware(_ index: Int, before next: Substring) -> Bool {
            let before = words[index - 1]
            if ["and", "or"].contains(before), index > 1 {
                let other = key(of: words[index - 2])
                return oneWord.contains(other) || other.dropFirst().contains(where: \.isUppercase)
            }
            return beforeSoftware.contains(before.lowercased()) || behindSoftware.contains(key(of: next))
        }
    }

    private static func key(of name: Substring) -> Substring { name.prefix { $0.isLetter || $0.isNumber } }

    private static let mostWordsOfProduct = 3
    /// TV, SQL
    private static let longestInitials = 3
    private static let articles = ["El ", "Il ", "La ", "Le ", "Los ", "L'", "O ", "The "]
    /// What stands behind the subject of an English sentence that has no article.
    private static let behindSubjects: Set<Substring> = [
        "can", "does", "had", "has", "is", "offers", "runs", "sells", "supports", "uses", "was",
    ]
    private static let beforeSoftware: Set = [
        "called", "for", "from", "in", "install", "installed", "installs", "into", "like", "named", "on", "run", "running",
        "runs",
        "through", "under", "use", "used", "uses", "using", "via", "with",
    ]
    private static let behindSoftware: Set<Substring> = [
        "account", "app", "application", "apps", "code", "community", "desktop", "developer", "developers", "document",
        "documents", "engine", "extension", "file", "files", "group", "installation", "installer", "interpreter", "laptop",
        "library", "machine", "module", "package", "packages", "platform", "plugin", "program", "programs", "project",
        "projects", "script", "scripts", "server", "shell", "software", "user", "users", "version", "website",
    ]
    /// Languages, besides English, in which common nouns have small letters.
    private static let withSmallNouns: Set = [
        "an", "ast", "ca", "da", "es", "fr", "gl", "it", "nb", "nl", "nn", "oc", "pt", "ro", "sc", "sv",
    ]

    // MARK: The names

    /// Whose name is followed by those of products.
    private static let makers = set(
        """
        Adobe Apache Atlassian Autodesk Cisco Citrix Cloudflare Docker Dropbox Facebook Firefox GitHub GitLab Gmail GNOME Google
        HP Huawei IBM iCloud Instagram Intel iPad iPhone KDE Kindle LG LinkedIn Logitech Microsoft Mozilla Nintendo Nokia Nvidia
        PlayStation Qt Salesforce Samsung Sony Spotify Ubuntu WhatsApp Wikimedia WordPress Xbox Xiaomi YouTube
        """)
    /// What stands behind a maker's name and is none of its products.
    private static let aroundMakers = set(
        """
        Account Accounts App Business CEO CFO Chairman Channel Channels Chief Cofounder Community COO Cookie Cookies Corp
        Corporation CTO Developer Developers Director Engineer Engineering Founder Group Groups Help Inc Limited Link Links
        Login Ltd Number Page Pages Policy President Privacy Profile Profiles Rules Spokesman Spokeswoman Support Team Terms
        User Users Vice Video Videos
        """)

    /// Names of one word, in all languages; in English most need evidence beside them.
    private static let oneWord = set(
        """
        Alexa Amazon Ansible Apple Asana Audacity Axios Basecamp Blender Bootstrap Brave Celery Chrome Cinnamon Cypress Discord
        Docker Eclipse Etsy Evernote Excel Fedora Firefox Flask Fortnite Git Gmail Java Jenkins Kafka Kindle Kotlin Krita Loom
        Lyft Mailchimp Maven Minecraft Miro Monopoly Netflix Nike Notion Opera Oracle Outlook PowerPoint Prettier Puppet Python
        Quora Rails React Reddit Roblox Ruby Rust Safari Scala Scrabble Scratch Selenium Shazam Signal Siri Slack Snapchat Spark
        Spotify Steam Stripe Swift Teams Telegram Terraform Tesla Tetris Tinder Trello Tumblr Twitch Twitter Uber Unity Viber
        Vim Vue Waze Webex Windows Wine Word Zoom
        """)
    /// Names of one word that English sentences have for other things: *in the Sky*, *Click Next*.
    private static let oneWordElsewhere = set(
        """
        Access Axe Canva Canvas Chef Claro Converse Dove Edge Element Ember Fish Hive Jest Mango Mate Matrix Medium Meta Mini
        Mint Movistar Next Nomad Oi Orange Pages Pantene Postman Publisher Puma Seat Sharp Shell Sky Smart Snap Spring Square
        Storm Target Tide Total Vans Vault Vivo Wise
        """)
    /// Those of them that English has for hardly anything else with a capital.
    private static let rarelyOther: Set<Substring> = [
        "Audacity", "Docker", "Excel", "Firefox", "Java", "Jenkins", "Kafka", "Kotlin", "Netflix", "PowerPoint",
        "Python",
        "React", "Reddit", "Siri", "Spotify", "Tesla", "Twitter", "Uber",
    ]
    /// Names that are countable nouns.
    private static let countable: Set<Substring> = ["Apple", "Oracle", "Outlook", "Python", "Windows"]

    /// Names that are ordinary phrases, too: *Farmer Sells Red Bull*, *One Direction only*.
    private static let phrases = Set(
        """
        Active Directory|Among Us|Angry Birds|Animal Crossing|Apple Books|Apple Maps|Apple Store|Arcade Fire|Best Buy
        Best Western|Big Ben|Big Mac|Black & Decker|Black Friday|Black Mirror|Black Sabbath|Blade Runner|Breaking Bad
        Bright Horizons|Cape Coast|Capital One|Central Park|Charles Schwab|Cold War Kids|Cut the Rope
        Deep Purple|Diet Coke|Dollar General|Dollar Tree|Dragon Ball|El Alto|Electric Light Orchestra|Faith No More|Fall Guys
        Fall Out Boy|Fine Young Cannibals|Fire HD|Fire Stick|Fire TV|Five Guys|Four Roses|Four Seasons
        Free Software Foundation|Fruit Ninja|Fruit of the Loom|Game Boy|Game Center|General Electric|General Mills
        General Motors|Good Charlotte|Good Housekeeping|Grateful Dead|Green Day|Guitar Hero|Half-Life|Hay Day|Head & Shoulders
        Holiday Inn|Home Assistant|Home Depot|Hot Wheels|House of Cards|House of Fraser|How I Met Your Mother
        Human Rights Watch|Hyde Park|Imagine Dragons|Just Dance|Just Eat|Kings of Leon|Long Island|Mad Max|Mad Men
        Massive Attack|Mercado Libre|Mercado Livre|Modern Family|Mountain Dew|Nature Valley|Ocean Spray|Old Navy|Old Spice
        Olive Garden|One Direction|Open Library|Open University|Organic Valley|Panda Express|Pet Shop Boys|Planet Fitness
        Planet Hollywood|Popular Mechanics|Popular Science|Power Rangers|Prime Video|Quaker Oats|Range Rover|Real Sociedad
        Red Bull|Red Hat|Red Lobster|Ring Doorbell|Rock in Rio|Rocket League|Rolling Stone|Rolling Stones|Rough Guides
        Royal Mail|Ruby Tuesday|Save the Children|Sex and the City|Share Alike|Simple Minds|Snow Patrol|Space Invaders
        Spice Girls|Star Alliance|Star Wars|State Farm|Steam Deck|Stone Roses|Stranger Things|Street Fighter|Street View
        Talking Heads|Tears for Fears|Temple Run|The Economist|The Guardian|Tower Bridge|Toy Story|Trinity College
        True Religion|Twin Peaks|Under Armour|Union Pacific|Universal Pictures|Urban Outfitters|Vanity Fair|Void Linux
        Whole Foods|Words with Friends|Young Boys
        """.split { $0 == "|" || $0.isNewline }.map(String.init))

    private static let severalWords: [Substring: [String]] = {
        let ofMakers = products.split(whereSeparator: \.isNewline).flatMap { line in
            let words = line.split(separator: "|")
            return words.dropFirst().map { "\(words[0]) \($0)" }
        }
        let all = ofMakers + names.split { $0 == "|" || $0.isNewline }.map(String.init)
        return Dictionary(grouping: all) { key(of: $0[...]) }.mapValues { $0.sorted { $0.count > $1.count } }
    }()

    private static func set(_ words: String) -> Set<Substring> { Set(words.split(whereSeparator: \.isWhitespace)) }

    /// A maker and products, which headings have, too.
    private static let products = """
        Adobe|Acrobat|Audition|Bridge|Creative Cloud|Illustrator|InDesign|Lightroom|Photoshop|Premiere|Premiere Pro|Reader
        Amazon|Alexa|Echo|Music|Prime|Web Services
        Android|Auto|Studio
        Apache|Flink|Hive|Kafka|Maven|Software Foundation|Spark
        Apple|Books|Maps|Music|Pay|Store|TV|Watch
        Docker|Compose|Desktop|Hub|Swarm
        Facebook|Marketplace|Messenger
        GitHub|Actions|Copilot|Desktop|Issues|Pages|Sponsors
        GitLab|Pages|Runner
        GNOME|Shell|Software|Web
        Google|Ads|Analytics|Assistant|Calendar|Chat|Chrome|Classroom|Cloud|Docs|Drive|Earth|Fit|Forms|Home|Keep|Lens|Maps|Meet
        Google|News|Pay|Photos|Pixel|Play|Play Store|Scholar|Search Console|Sheets|Sites|Slides|Street View|Translate|Trends
        Google|Wallet|Workspace
        Kindle|Fire|Paperwhite
        Linux|Foundation|Mint
        Microsoft|Access|Azure|Bing|Copilot|Defender|Edge|Excel|Exchange|Forms|Office|Outlook|Paint|Planner|PowerPoint|Store
        Microsoft|Teams|To Do|Word
        Mozilla|Foundation|Thunderbird
        Nintendo|Switch
        PlayStation|Network|Plus|Store
        Power|Automate|BI
        Samsung|Galaxy|Health|Pay
        Surface|Book|Go|Laptop|Pro
        Visual|Basic|Studio|Studio Code
        Windows|Defender|Explorer|Hello|Phone|Server|Subsystem for Linux|Terminal|Update|Vista
        Xbox|Game Pass|Live|One|Series X
        YouTube|Kids|Music|Premium|Shorts
        """

    private static let names = """
        Abbey Road|Ableton Live|Acrobat Reader|Active Directory|Active Record|Active Storage|Air Canada|Air Europa|Air France
        Air Liquide|Alaska Airlines|All Bar One|All Blacks|Alpine Linux|American Airlines|American Apparel|American Eagle
        American Express|Amnesty International|Among Us|Angry Birds|Animal Crossing|Apex Legends|App Store|Apple Silicon
        Arcade Fire|Arch Linux|Arctic Monkeys|Assassin's Creed|Aston Martin|Atlético de Madrid|Atlético Mineiro
        Backstreet Boys|Baker Hughes|Banca Intesa|Banco Bradesco|Banco do Brasil|Banco Santander|Bank of America
        Banque Populaire|Barnes & Noble|Bath & Body Works|BBC World Service|Beach Boys|Beastie Boys|Bed Bath & Beyond|Bee Gees
        Berkshire Hathaway|Best Buy|Best Western|Big Ben|Big Mac|Bitcoin Cash|Black & Decker|Black Eyed Peas|Black Friday
        Black Mirror|Black Sabbath|Blade Runner|Blink-182|Blue Apron|Boca Juniors|Body Shop|Bom Preço|Bon Jovi|Bond Street
        Booking.com|Boston Celtics|Boston Red Sox|Bouygues Telecom|Brawl Stars|Breaking Bad|Bright Horizons
        Bristol Myers Squibb|British Airways|British Petroleum|British Telecom|Burger King|Burning Man|Burp Suite
        Business Insider|Caisse d'Épargne|Caixa Económica Federal|Caixa Econômica Federal|Caixa Geral de Depósitos
        Call of Duty|Canary Wharf|Candy Crush|Cape Coast|Capital One|Care International|Carrefour Market|Casas Bahia
        Central Park|Charles Schwab|Cheesecake Factory|Chemical Brothers|Chicago Bears|Chicago Bulls|Cinnamon Desktop
        Circle CI|Clash of Clans|Cloud Foundry|Coca-Cola|Code.org|Cold War Kids|Common Lisp|Continente Online|Correio da Manhã
        Corriere della Sera|Costa Coffee|Counter-Strike|Covent Garden|Crate & Barrel|Creative Cloud|Creative Commons
        Credit Suisse|Crown Plaza|Crowne Plaza|Crystal Palace|Crédit Agricole|Crédit Mutuel|Cut the Rope|Cyber Monday
        Daft Punk|Dairy Queen|Dallas Cowboys|Dallas Mavericks|Dancing with the Stars|Dead by Daylight|Deep Purple|Def Leppard
        Deloitte Digital|Delta Air Lines|Depeche Mode|Der Spiegel|Desperate Housewives|Destiny's Child|Detroit Lions
        Detroit Pistons|Deutsche Bank|Dev-C++|Diario de Navarra|Die Hard|Die Welt|Die Zeit|Diet Coke|Dire Straits
        Diário de Notícias|Diário Popular|Doctor Who|Dollar General|Dollar Tree|Domino's Pizza|Downton Abbey|Dr Pepper
        Dr. Martens|Dragon Ball|Dunkin' Donuts|Duran Duran|Earth, Wind & Fire|Echo Dot|Eddie Bauer|El Alto|El Confidencial
        El Corte Inglés|El Mundo|El Mundo Deportivo|El Nuevo Herald|El País|El Periódico|Elastic Search
        Electric Light Orchestra|Electronic Frontier Foundation|Elementary OS|Epic Games|Epic Games Store|Erasmus Mundus
        Ernst & Young|Face ID|Faith No More|Fall Guys|Fall Out Boy|Fiat Punto|Fifth Harmony|Final Cut Pro|Final Fantasy
        Financial Times|Fine Young Cannibals|Fire HD|Fire Stick|Fire TV|Fisher-Price|Five Guys|Flappy Bird|Fleet Street
        Fleetwood Mac|Florence and the Machine|Folha de S.Paulo|Folha de São Paulo|Foo Fighters|Foot Locker|Ford Focus
        Fort Worth|Four Roses|Four Seasons|Fox News|Fred Perry|Free Software Foundation|French Connection|Fruit Ninja
        Fruit of the Loom|Galaxy Note|Galaxy Watch|Galeries Lafayette|Game Boy|Game Center|Game of Thrones|General Electric
        General Mills|General Motors|Gogol Bordello|Golden State Warriors|Goldman Sachs|Good Charlotte|Good Housekeeping
        Grand Theft Auto|Grateful Dead|Green Bay Packers|Green Day|Grey's Anatomy|Guitar Hero|Guns N' Roses|H&M Home|Half-Life
        Hard Rock Cafe|Harley Street|Harley-Davidson|Hay Day|Head & Shoulders|Hobby Lobby|Holiday Inn|Home Assistant
        Home Depot|Hot Wheels|House of Cards|House of Fraser|Houston Rockets|How I Met Your Mother|Hugging Face|Hugo Boss
        Human Rights Watch|Hyde Park|Héroes del Silencio|Il Fatto Quotidiano|Il Sole 24 Ore|Imagine Dragons|Imperial College
        Inter Milan|Internet Archive|Internet Explorer|Intesa Sanpaolo|Iron Maiden|Itaú Unibanco|Jack & Jones|Jack Daniel's
        Jimmy Choo|John Deere|Johnnie Walker|Johnson & Johnson|Jornal de Notícias|Joy Division|Judas Priest|Juicy Couture
        Jupyter Lab|Jupyter Notebook|Just Dance|Just Eat|Kahoot!|Kali Linux|Khan Academy|King's College|Kings of Leon|Kit Kat
        Krispy Kreme|La Caixa|La Gazzetta dello Sport|La La Land|La Oreja de Van Gogh|La Repubblica|La Stampa|La Vanguardia
        Land Rover|Lay's|Le Creuset|Le Figaro|Le Monde|Le Soir|League of Legends|Led Zeppelin|Leroy Merlin|Let's Encrypt
        Levi's|Libre Office|Limp Bizkit|Linkin Park|Linux Mint|Little Caesars|Little Mix|Logic Pro|Lonely Planet|Long Island
        Los Angeles Lakers|Los Angeles Times|Los Ramones|Mac Mini|MacBook Air|MacBook Pro|Mad Max|Mad Men
        Madison Square Garden|Magazine Luiza|Manchester City|Manchester United|Marie Claire|Marks & Spencer|Marks and Spencer
        Maroon 5|Mary Kay|Massimo Dutti|Massive Attack|Material Design|Men's Health|Mercado Libre|Mercado Livre|Mercado Pago
        Miami Dolphins|Miami Heat|Milwaukee Bucks|Mini Cooper|Minute Maid|Modern Family|Modest Mouse|Monte dei Paschi
        Morgan Stanley|Mountain Dew|My Chemical Romance|National Geographic|Nature Valley|Nest Mini|New Balance
        New England Patriots|New York Giants|New York Jets|New York Knicks|New York Times|New York Yankees|Newcastle United
        Nine Inch Nails|Noir Désir|Notepad++|O Estado de S. Paulo|O Globo|Ocean Spray|Oculus Quest|Old Navy|Old Spice
        Olive Garden|One Direction|Opel Corsa|Open Food Facts|Open Library|Open Source Initiative|Open Street Map
        Open University|OpenOffice Writer|Orange Is the New Black|Organic Valley|Orlando Magic|Ouest-France|Outback Steakhouse
        Oxford Street|Paint Shop Pro|Panda Express|Panera Bread|Panic! at the Disco|Papa Roach|Paramount Pictures|Paw Patrol
        Peaky Blinders|Pearl Jam|Peppa Pig|Pepsi Max|Pet Shop Boys|Phoenix Suns|Pingo Doce|Pink Floyd|Pittsburgh Steelers
        Pizza Hut|Plain White T's|Planet Fitness|Planet Hollywood|Plants vs. Zombies|Plasma Desktop|Plasma Mobile|Play Store
        Polo Ralph Lauren|Ponto Frio|Pop!_OS|Popular Mechanics|Popular Science|Post-it|Poste Italiane|Pottery Barn
        Power Rangers|Primavera Sound|Prime Video|Pro Tools|Procter & Gamble|Pull & Bear|Pulp Fiction|Puppy Linux
        Pão de Açúcar|Quaker Oats|Queens of the Stone Age|Rage Against the Machine|Range Rover|Raspberry Pi|Ray-Ban
        Reader's Digest|Real Betis|Real Madrid|Real Sociedad|Red Bull|Red Dead Redemption|Red Hat|Red Hat Enterprise Linux
        Red Hot Chili Peppers|Red Lobster|Red Sox|Regent Street|Renault Clio|Ring Doorbell|Rip Curl|Rite Aid|River Plate
        Rock in Rio|Rocket Chat|Rocket League|Rocket.Chat|Rocky Linux|Rolling Stone|Rolling Stones|Rolls-Royce|Rosetta Stone
        Rough Guides|Roxy Music|Royal Mail|Ruby on Rails|Ruby Tuesday|San Antonio Spurs|Save the Children|Scientific American
        Scratch Junior|Seat Ibiza|Seattle Seahawks|Seven Eleven|Sex and the City|Sex Pistols|Shake Shack|Share Alike|Shell Oil
        Simple Minds|Sister Sledge|Sky News|Sky Sports|Smashing Pumpkins|Snow Patrol|Société Générale|Sonic Youth
        Sour Patch Kids|South by Southwest|Southwest Airlines|Space Invaders|Spice Girls|Sporting Gijón|Sporting Lisboa
        Sports Illustrated|Spring Boot|Spring Cloud|Spring Framework|Spring Security|Squid Game|Stable Diffusion
        Stack Exchange|Stack Overflow|Standard Chartered|Star Alliance|Star Trek|Star Wars|State Farm|Steam Deck|Steely Dan
        Stone Roses|Stone Temple Pilots|Stranger Things|Street Fighter|Street View|Sublime Merge|Sublime Text|Subway Surfers
        Sun Microsystems|Sunset Boulevard|Super Mario|Swift Package Manager|Swift Playgrounds|Swiss Re|Taco Bell|Talking Heads
        Tampa Bay|Teach for America|Team Fortress|Tears for Fears|Telecom Italia|Temple Run|Tesla Model 3|Texas Instruments
        The Big Bang Theory|The Body Shop|The Economist|The Guardian|The North Face|The Walking Dead|Thin Lizzy
        Thirty Seconds to Mars|Tic Tac|Times Square|Tomb Raider|Top Gun|Toronto Raptors|Touch Bar|Touch ID|Tower Bridge
        Toy Story|Trader Joe's|Travis CI|Trinity College|Trip Advisor|True Religion|Turkish Airlines|Twenty One Pilots
        Twin Peaks|Uber Eats|Ubuntu Studio|Ubuntu Touch|Uncle Ben's|Under Armour|Unicode Consortium|Union Pacific
        United Airlines|Unity Hub|Universal Pictures|Unreal Engine|Urban Outfitters|Uriah Heep|USA Today|Utah Jazz
        Vacheron Constantin|Vampire Weekend|Vanilla OS|Vanity Fair|Victoria's Secret|Virgin Atlantic|Virgin Media
        Vision Express|Void Linux|Volkswagen Golf|Wall Street|Wall Street Journal|Warner Bros.|Washington Post|Wear OS
        Wells Fargo|West Ham|Western Digital|Western Union|Whole Foods|Wizz Air|Words with Friends|World of Tanks
        World of Warcraft|World Wide Web|World Wide Web Consortium|World Wildlife Fund|Young Boys|Zoo York
        """
}

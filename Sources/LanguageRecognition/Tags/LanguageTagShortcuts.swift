/// Common tags that are canonical as they stand, so that reading one of them, as a literal for instance, asks ICU nothing.
///
/// They are the two-letter tags that stay as they are and those of this project's languages. A test compares each with the rules.
enum LanguageTagShortcuts {
    static let tags = Set(list.split(separator: " ").map(String.init))

    private static let list = """
        aa ab abs ace ae af ak alt am an ar as ast av awa ay az azb ba ban bar bbc bcl be bem bew bg bho bi bjn bm bn bo br bs \
        bua bug ca ce ceb ch chr ckb cnh co cr crh cs csb cu cv cy da de din doi dsb dv dz ee el en eo es et eu fa ff fi fil fj \
        fo fon fr frp fur fy ga gd gl glk gn gsw gu gv ha hac hak he hi hil ho hr hsb ht hu hy hyw hz ia id ie ig ii ik ilo inh \
        io is it iu ja jam jv ka kaa kab kg ki kj kk kl km kn ko koi kok kr krc ks ksh ku kum kv kw ky la lb lg li lij lmo ln lo \
        lt lu luo lv mad mag mai mak mdf mg mh mhr mi min mk ml mn mni mos mr mrj ms mt my myv mzn na nan nap nb nd nds ne ng nl \
        nn nqo nr nso nv ny oc oj oj-Cans om or os pa pam pap pcm pl pms pnb ps pt qu rm rn ro ru rue rw sa sah sat sc scn \
        sco sd se sg shn si sk skr sl sm smn sms sn so sq sr sr-Latn ss st su sv sw szl ta tcy te tet tg th ti tk tn to tr ts tt \
        ty tyv udm ug uk ur uz uz-Cyrl ve vec vi vo wa war wo wuu xal xh yi yo yue za zgh zh-Hans zh-Hant zu
        """
}

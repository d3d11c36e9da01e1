# SPDX-License-Identifier: Apache-2.0
"""Romanisation of alphabets, letter by letter, the way people type: every line draws its spelling.

A language is a list of choices; a choice is a list of alternatives, one of which is drawn for a line; an alternative is a string of rules
`pattern=spelling`, where a pattern is a regular expression over lower case. Of the rules that match at a place, the first one written applies.
An alternative written twice is drawn twice as often.
"""

import re

RUSSIAN = [
    [r"ий\b=iy ый\b=yy", r"ий\b=y ый\b=y", r"ий\b=ij ый\b=yj", r"ий\b=ii ый\b=yi", ""],
    ["тся=tsya ться=tsya", "тся=tsa ться=tsa", ""],
    ["ого\\b=ogo его\\b=ego", "ого\\b=ovo его\\b=evo", ""],
    [r"\bе=ye (?<=[аеёиоуыэюяьъ])е=ye е=e", "е=e", "е=e", "е=e"],
    ["й=y ё=yo ю=yu я=ya", "й=y ё=e ю=yu я=ya", "й=i ё=e ю=yu я=ya", "й=j ё=jo ю=ju я=ja", "й=i ё=e ю=iu я=ia"],
    ["х=kh", "х=h", "х=h", "х=x"],
    ["ц=ts", "ц=ts", "ц=c"],
    ["щ=shch", "щ=sch", "щ=sh", "щ=shh"],
    ["ж=zh", "ж=zh", "ж=zh", "ж=j"],
    ["ы=y", "ы=y", "ы=i"],
    ["ь= ъ=", "ь= ъ=", "ь= ъ=", "ь=' ъ='"],
    ["а=a б=b в=v г=g д=d з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f ч=ch ш=sh э=e"],
]

UKRAINIAN = [
    [r"ий\b=yi", r"ий\b=yy", r"ий\b=yj", r"ий\b=y", r"ий\b=ii"],
    ["є=ye ї=yi й=y ю=yu я=ya", "є=ye ї=i й=y ю=yu я=ya", "є=ie ї=i й=i ю=iu я=ia", "є=je ї=ji й=j ю=ju я=ja"],
    ["зг=zgh г=h ґ=g", "г=h ґ=g", "г=g ґ=g"],
    ["и=y", "и=y", "и=i"],
    ["х=kh", "х=h", "х=kh", "х=x"],
    ["ц=ts", "ц=ts", "ц=c"],
    ["щ=shch", "щ=shch", "щ=sch", "щ=sh"],
    ["ь= ['’ʼ]=", "ь= ['’ʼ]=", "ь=' ['’ʼ]='"],
    ["а=a б=b в=v д=d е=e ж=zh з=z і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f ч=ch ш=sh"],
]

BULGARIAN = [
    [r"ия\b=ia", r"ия\b=iya", ""],
    ["ъ=a", "ъ=a", "ъ=u", "ъ=y"],
    ["й=y ю=yu я=ya", "й=y ю=yu я=ya", "й=i ю=iu я=ia", "й=j ю=ju я=ja", "й=i ю=iu я=q"],
    ["ж=zh ч=ch ш=sh щ=sht", "ж=zh ч=ch ш=sh щ=sht", "ж=j ч=ch ш=sh щ=sht", "ж=j ч=4 ш=6 щ=6t"],
    ["ц=ts", "ц=ts", "ц=c"],
    ["х=h", "х=h", "х=h", "х=x"],
    ["в=v", "в=v", "в=v", "в=w"],
    ["ь=y", "ь=i", "ь="],
    ["а=a б=b г=g д=d е=e з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f э=e ы=i"],
]

# Accents are taken off before; a diaeresis only keeps two vowels apart.
GREEK = [
    ["ου=ou", "ου=ou", "ου=u"],
    ["αι=ai ει=ei οι=oi", "αι=ai ει=ei οι=oi", "αι=e ει=i οι=i"],
    ["αυ=au ευ=eu", "αυ(?=[θκξπσςτφχψ])=af ευ(?=[θκξπσςτφχψ])=ef αυ=av ευ=ev"],
    ["μπ=mp ντ=nt γκ=gk γγ=gg", r"\bμπ=b \bντ=d \bγκ=g μπ=mp ντ=nt γκ=gk γγ=gg", "μπ=b ντ=d γκ=g γγ=ng"],
    ["η=i υ=y ω=o", "η=i υ=i ω=o", "η=h υ=u ω=w", "η=h υ=y ω=w", "η=i υ=u ω=w", "η=i υ=u ω=o"],
    ["χ=x", "χ=h", "χ=ch"],
    ["ξ=ks", "ξ=x", "ξ=ks"],
    ["β=v", "β=v", "β=b"],
    ["γ=g", "γ=g", "γ(?=[ειηυ])=y γ=g"],
    ["θ=th", "θ=th", "θ=th", "θ=8"],
    ["α=a δ=d ε=e ζ=z ι=i ϊ=i κ=k λ=l μ=m ν=n ο=o π=p ρ=r σ=s ς=s τ=t ϋ=y φ=f ψ=ps"],
]

GEORGIAN = [
    ["ჟ=zh ჯ=j", "ჟ=j ჯ=j", "ჟ=zh ჯ=j"],
    ["ღ=gh", "ღ=g", "ღ=gh"],
    ["ყ=y", "ყ=k", "ყ=q"],
    ["ხ=kh", "ხ=x", "ხ=x", "ხ=h"],
    ["ც=ts ძ=dz წ=ts", "ც=c ძ=dz წ=w", "ც=c ძ=dz წ=c"],
    ["ჩ=ch ჭ=ch შ=sh", "ჩ=ch ჭ=ch შ=sh", "ჩ=ch ჭ=tch შ=sh"],
    ["ქ=k", "ქ=q"],
    ["ფ=p", "ფ=f"],
    ["ა=a ბ=b გ=g დ=d ე=e ვ=v ზ=z თ=t ი=i კ=k ლ=l მ=m ნ=n ო=o პ=p რ=r ს=s ტ=t უ=u ჰ=h"],
]

ARMENIAN = [
    ["ու=u", "ու=u", "ու=ou"],
    [r"\bո(?!վ)=vo \bե=ye \bեւ\b=yev և=ev", r"\bո(?!վ)=vo և=ev", r"և=ev"],
    ["ը=y", "ը=@", "ը=e", "ը="],
    ["խ=kh", "խ=x"],
    ["ղ=gh", "ղ=x", "ղ=gh"],
    ["ց=c ծ=c", "ց=ts ծ=ts", "ց=c ծ=ts"],
    ["չ=ch ճ=ch", "չ=ch ճ=j", "չ=ch ճ=tch"],
    ["ա=a բ=b գ=g դ=d ե=e զ=z է=e թ=t ժ=zh ի=i լ=l կ=k հ=h ձ=dz մ=m յ=y ն=n շ=sh ո=o պ=p ջ=j ռ=r ս=s վ=v տ=t ր=r ւ=v փ=p ք=q օ=o ֆ=f"],
]

ALPHABETS = {"ru": RUSSIAN, "uk": UKRAINIAN, "bg": BULGARIAN, "el": GREEK, "ka": GEORGIAN, "hy": ARMENIAN}


class Speller:
    """One spelling drawn from the choices of a language."""

    def __init__(self, choices, random):
        rules = [rule.rsplit("=", 1) for choice in choices for rule in random.choice(choice).split()]
        self.spellings = [spelling for _, spelling in rules]
        self.pattern = re.compile("|".join(f"({pattern})" for pattern, _ in rules))

    def __call__(self, text):
        return re.sub(r"[^\W\d_]+(?:['’ʼ][^\W\d_]+)*", self.word, text)

    def word(self, match):
        word = match[0]
        result = self.pattern.sub(lambda found: self.spellings[found.lastindex - 1], word.lower())
        if len(word) > 1 and word.isupper():
            return result.upper()
        return result[:1].upper() + result[1:] if word[0].isupper() else result

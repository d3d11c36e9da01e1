# SPDX-License-Identifier: Apache-2.0
"""Cantonese made of Chinese running text.

What there is of Cantonese is talk, short messages and an encyclopaedia, so that news looked Chinese. Written Cantonese of that kind has the words
of Chinese but for the most frequent ones: `他們不在這裡` is `佢哋唔喺呢度`, and often only some of them are changed.
"""

import random
import re

SOURCE = "cantonese-converted"
KINDS = ("running text",)
SEED = "cantonese 1"
MOST_BYTES = 800_000

WORDS = dict(
    pair.split("=")
    for pair in """
    的=嘅 是=係 不=唔 了=咗 在=喺 他=佢 她=佢 他們=佢哋 她們=佢哋 我們=我哋 你們=你哋 人們=人哋 沒有=冇 沒=冇 這=呢 這個=呢個 這些=呢啲 這裡=呢度
    這樣=咁樣 這種=呢種 這是=呢個係 那=嗰 那個=嗰個 那些=嗰啲 那裡=嗰度 那樣=咁樣 那麼=咁 什麼=乜嘢 甚麼=乜嘢 怎麼=點 怎樣=點樣 為什麼=點解 誰=邊個
    哪裡=邊度 哪個=邊個 也=都 給=畀 看=睇 看見=睇見 看到=睇到 說=講 吃=食 喝=飲 找=搵 找到=搵到 和=同 跟=同 今天=今日 明天=聽日 昨天=尋日 現在=而家
    東西=嘢 一些=一啲 有些=有啲 一點=一啲 孩子=細路 很=好 還=仲 還有=仲有 還是=定係 但是=但係 不是=唔係 就是=就係 都是=都係 只是=只係 是不是=係咪
    是否=係咪 剛剛=啱啱 回來=返嚟 回去=返去 回家=返屋企 來=嚟 上來=上嚟 出來=出嚟 睡覺=瞓覺 漂亮=靚 便宜=平 知道=知 不知道=唔知 不能=唔可以
    不會=唔會 不要=唔好 不同=唔同 喜歡=鍾意 裡面=入面 家裡=屋企 晚上=夜晚 早上=朝早 時候=時 多少=幾多 正在=喺度 站=企 拿=攞 讓=畀 著=住
    """.split()
)
# Words in which these characters are something else, and stay.
KEPT = """
目的 的確 的士 於是 總是 不過 不少 不僅 不斷 不論 不如 不幸 不得 不久 不僅僅 存在 實在 所在 在於 內在 潛在 了解 為了 除了 看法 看來 看待 說明 說法 小說 說服
吃力 溫和 和平 和諧 共和 供給 給予 其他 他國 他人 吉他 或者 來自 未來 原來 本來 將來 以來 來源 近來 從來 帶來 車站 網站 站長 著名 著作 顯著 沿著 隨著 還原
償還 歸還 很多 也許 看起來 起來 後來 或是 那不勒斯 維也納 也門 這麼
""".split()
WORD = re.compile("|".join(sorted([*WORDS, *KEPT], key=len, reverse=True)))
# The share of the words that is changed, drawn for each line; 0 stands for a single word, for writers of news change few, and one tells.
SHARES = (0.0, 0.4, 0.7, 1.0)
# A line without one of these could be Chinese.
OWN = re.compile("[嘅喺唔咗啲嗰佢冇嚟哋畀睇係嘢攞搵]")


def cantonese(line, draw):
    """The line with some of its words in Cantonese."""
    share = draw.choice(SHARES)
    if share == 0:
        own = [word for word in WORD.finditer(line) if OWN.search(WORDS.get(word[0], ""))]
        if not own:
            return line
        word = draw.choice(own)
        return line[: word.start()] + WORDS[word[0]] + line[word.end() :]
    return WORD.sub(lambda word: WORDS.get(word[0], word[0]) if draw.random() < share else word[0], line)


def lines(corpora):
    """Lines of Cantonese, each made of another line of Chinese."""
    draw = random.Random(SEED)
    originals = sorted(set(corpora.free_lines("zh-Hant", KINDS)))
    draw.shuffle(originals)
    made = (line for line in (cantonese(line, draw) for line in originals) if OWN.search(line))
    size = 0
    for line in made:
        size += len(line.encode())
        if size > MOST_BYTES:
            return
        yield line

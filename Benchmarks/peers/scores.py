# SPDX-License-Identifier: Apache-2.0
"""Measures of a recogniser's answers, defined as `dragoman evaluate` defines them."""

import collections

BINS = 15


class Scores:
    """What became of labelled lines."""

    def __init__(self, lines, answers, codes):
        """Judges the lines in languages that the recogniser knows; the others are left out."""
        self.total, self.right = collections.Counter(), collections.Counter()
        self.undetermined = 0
        self.answered = []
        for (tag, _), answer in zip(lines, answers):
            if tag not in codes:
                continue
            is_right = answer.code in codes[tag]
            self.total[tag] += 1
            self.right[tag] += is_right
            if answer.is_undetermined:
                self.undetermined += 1
            else:
                self.answered.append((min(max(answer.probability, 0.0), 1.0), is_right))

    @property
    def accuracies(self):
        """The share of lines right, by language."""
        return {tag: self.right[tag] / self.total[tag] for tag in sorted(self.total)}

    @property
    def accuracy(self):
        """The mean of the languages' accuracies."""
        return mean(self.accuracies.values())

    @property
    def undetermined_share(self):
        return self.undetermined / max(sum(self.total.values()), 1)

    @property
    def calibration_error(self):
        """How far probabilities are from the shares right, on average, over fifteen bins; of answers, as all that follows."""
        gaps = collections.Counter()
        for probability, is_right in self.answered:
            gaps[min(int(probability * BINS), BINS - 1)] += probability - is_right
        return sum(abs(gap) for gap in gaps.values()) / max(len(self.answered), 1)

    @property
    def brier(self):
        return mean((probability - is_right) ** 2 for probability, is_right in self.answered)

    @property
    def constant_brier(self):
        """The Brier score of one probability for every answer, the share of them that is right."""
        share = mean(is_right for _, is_right in self.answered)
        return share * (1 - share)

    @property
    def confident_share(self):
        """The share of answers with a probability of .9 or more."""
        return mean(probability >= 0.9 for probability, _ in self.answered)


def mean(values):
    """The mean; 0 of nothing."""
    values = list(values)
    return sum(values) / len(values) if values else 0.0

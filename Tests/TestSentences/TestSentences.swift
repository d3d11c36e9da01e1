// Sentences written for the tests of this package, by language.

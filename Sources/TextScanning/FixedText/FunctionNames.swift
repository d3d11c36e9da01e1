// SPDX-License-Identifier: Apache-2.0

/// Names of functions of C and Python that are no words of a language, so that `len(s)` is a call and not one or several.
package enum FunctionNames {
    /// Whether a name is one of them.
    package static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set = [
        "asctime", "atof", "atoi", "atol", "basename", "calloc", "ctime", "dirname", "eval", "fclose", "fgets", "fopen",
        "fprintf", "fputs", "getc", "getenv", "gmtime", "isalnum", "isalpha", "isdigit", "islower", "isspace", "isupper",
        "len", "malloc", "memchr", "memcmp", "memcpy", "memset", "mktime", "printf", "putc", "putenv", "realloc", "repr",
        "sizeof", "snprintf", "sprintf", "sqrt", "str", "strcat", "strchr", "strcmp", "strcpy", "strdup", "strlen",
        "strncmp", "strncpy", "strtok", "strtol", "tolower", "toupper", "typeof", "wcslen",
    ]
}

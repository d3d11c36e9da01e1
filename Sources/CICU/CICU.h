// SPDX-License-Identifier: Apache-2.0

// Empty on purpose: CUnicode includes ICU itself, and Swift must not see its headers.

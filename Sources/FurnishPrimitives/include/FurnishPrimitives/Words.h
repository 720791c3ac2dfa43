// Atomic words. The module Synchronization has them as well, but needs newer systems than Furnish supports.
#ifndef FURNISH_WORDS_H
#define FURNISH_WORDS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

typedef struct { _Atomic(uintptr_t) value; } furnish_word;

static inline uintptr_t furnish_word_load(const furnish_word *word) {
  return atomic_load_explicit(&((furnish_word *)word)->value, memory_order_acquire);
}

static inline void furnish_word_store(furnish_word *word, uintptr_t value) {
  atomic_store_explicit(&word->value, value, memory_order_release);
}

/// Stores `value` if the word is still 0, and returns whether it did.
static inline bool furnish_word_store_first(furnish_word *word, uintptr_t value) {
  uintptr_t expected = 0;
  return atomic_compare_exchange_strong_explicit(
      &word->value, &expected, value, memory_order_acq_rel, memory_order_acquire);
}

/// Stores `value` if the word is `expected`, and returns whether it was.
static inline bool furnish_word_replace(furnish_word *word, uintptr_t expected, uintptr_t value) {
  return atomic_compare_exchange_strong_explicit(
      &word->value, &expected, value, memory_order_acq_rel, memory_order_acquire);
}

/// Adds a number to the word and returns the sum. A negative number is added as its two's complement.
static inline uintptr_t furnish_word_add(furnish_word *word, uintptr_t number) {
  return atomic_fetch_add_explicit(&word->value, number, memory_order_acq_rel) + number;
}

/// Sets bits of the word, and returns its value before.
static inline uintptr_t furnish_word_set_bits(furnish_word *word, uintptr_t bits) {
  return atomic_fetch_or_explicit(&word->value, bits, memory_order_acq_rel);
}

#pragma clang assume_nonnull end

#endif

// The one place for the words of every diagnostic of the macros, and for those of their fixes. The
// compiler shows where; each message says what is wrong, and then what to do about it.

#pragma once
#include <stddef.h>

#if defined(__LP64__)
typedef long ssize_t;
#else
typedef __PTRDIFF_TYPE__ ssize_t;
#endif

ssize_t write(int file, const void *bytes, size_t count);
#if !defined(__wasi__)
long syscall(long number, ...);
int getpid(void);
#endif

#pragma once
#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void free(void *memory);
char *getenv(const char *name);
_Noreturn void abort(void);

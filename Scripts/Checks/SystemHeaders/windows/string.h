#pragma once
#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
int strcmp(const char *one, const char *other);

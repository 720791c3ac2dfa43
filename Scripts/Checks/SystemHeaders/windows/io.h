#pragma once

int _write(int file, const void *bytes, unsigned int count);

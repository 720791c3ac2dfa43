#pragma once

#if !defined(__wasi__)
#define SYS_gettid 1
#endif

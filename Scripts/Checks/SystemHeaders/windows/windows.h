#pragma once
#include <stdint.h>

#if !defined(_WIN32_WINNT) || _WIN32_WINNT < 0x0602
#error "GetCurrentThreadStackLimits needs Windows 8"
#endif
#if !defined(WIN32_LEAN_AND_MEAN)
#error "the whole of windows.h has names that others use as well"
#endif

typedef int BOOL;
typedef unsigned long DWORD;
typedef unsigned long ULONG;
typedef uintptr_t ULONG_PTR, *PULONG_PTR;
typedef struct { void *Ptr; } SRWLOCK, *PSRWLOCK;
typedef struct { void *Ptr; } CONDITION_VARIABLE, *PCONDITION_VARIABLE;

#define SRWLOCK_INIT {0}
#define INFINITE 0xffffffff
#if defined(__x86_64__) || defined(__aarch64__)
#define WINAPI
#else
#define WINAPI __stdcall
#endif

void WINAPI InitializeSRWLock(PSRWLOCK lock);
void WINAPI AcquireSRWLockExclusive(PSRWLOCK lock);
void WINAPI ReleaseSRWLockExclusive(PSRWLOCK lock);
void WINAPI InitializeConditionVariable(PCONDITION_VARIABLE condition);
BOOL WINAPI SleepConditionVariableSRW(PCONDITION_VARIABLE condition, PSRWLOCK lock, DWORD milliseconds, ULONG flags);
void WINAPI WakeAllConditionVariable(PCONDITION_VARIABLE condition);
DWORD WINAPI GetCurrentThreadId(void);
void WINAPI GetCurrentThreadStackLimits(PULONG_PTR low, PULONG_PTR high);

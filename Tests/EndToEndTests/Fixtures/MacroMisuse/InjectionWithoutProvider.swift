import FurnishMacros

// A macro of a property cannot read whether the type has a provider, so the compiler reports that it is missing.

protocol Log: Sendable {}

struct Page {
  @Injection var log: any Log
}

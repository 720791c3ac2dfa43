#if canImport(SwiftUI)
  // Who reads services in views needs the services, and those of Foundation: the views' own are among them.
  @_exported public import Furnish
  @_exported public import FurnishFoundation
#endif

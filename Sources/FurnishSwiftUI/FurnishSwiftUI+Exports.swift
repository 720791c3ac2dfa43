#if canImport(SwiftUI)
  // A file that reads services in views needs the services, and those of Foundation: the views' own values are among
  // them.
  @_exported public import Furnish
  @_exported public import FurnishFoundation
#endif

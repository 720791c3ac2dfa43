#if canImport(SwiftUI)
  // A file that reads services in views needs the declarations of both modules: FurnishFoundation declares the values
  // that SwiftUI's environment also has.
  @_exported public import Furnish
  @_exported public import FurnishFoundation
#endif

/// A named group of registrations for a part of a program.
///
/// ```swift
/// struct Storage: ServiceModule {
///   func register(in services: any ServiceCollection) {
///     services.register((any Cache).self) { MemoryCache() }
///   }
/// }
///
/// services.include(Storage())
/// ```
///
/// Modules may include each other: a module that is included twice registers once, even if one `include` follows
/// `replacing` or `addingIfMissing`. Two values of one type count as one module, unless the type is `Equatable` and they
/// differ. If two modules register the same service, validation reports a finding.
public protocol ServiceModule: Sendable {
  /// Registers the services of the module. `include` calls this method once.
  ///
  /// - Parameter services: The collection to register them in.
  func register(in services: any ServiceCollection)
}

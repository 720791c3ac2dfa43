// A type with its module, in all places.
// In the module Core:
public protocol Disk: Sendable {}
public struct FastDisk: Core.Disk { public init() {} }
// In the module App:
func wire() throws {
  let container = Furnish.ServiceContainer()
  try container.services.register((any Core.Disk).self) { Core.FastDisk() }
  let provider: Furnish.ServiceScope = try container.validated()
  _ = provider.resolveRequired((any Disk).self)
  _ = provider.resolveRequired((any App.Log).self)  //~ missing-service
}

import FurnishAtomics

/// What a recipe asks for with one parameter, as read from the parameter's type.
@usableFromInline
package struct DependencyRequest: Sendable {
  /// The type of the service, without the wrapper around it.
  let service: any Any.Type
  var name: ServiceName?

  /// How many are wanted.
  var count = DependencyCount.one

  /// Asked for later than the service that has the parameter is made.
  var isDeferred = false

  /// Not a service, but the provider itself: nobody knows what will be asked of it.
  var isProvider = false

  /// Makes the argument, where that is more than handing over the service.
  var reader: DependencyReader?

  @usableFromInline var key: ServiceIdentity { ServiceIdentity(service, name) }
}

/// How many services a parameter wants.
@usableFromInline
package enum DependencyCount: Sendable { case one, optional, all }

/// What tells services apart: their type, never its printed name, and the name that they are
/// registered under.
@usableFromInline
package struct ServiceIdentity: Hashable, Sendable {
  let address: UInt
  let name: ServiceName?

  init(_ type: any Any.Type, _ name: ServiceName?) {
    address = UInt(bitPattern: ObjectIdentifier(type))
    self.name = name
  }
}

extension DependencyRequest {
  /// Reads the type of a parameter.
  @usableFromInline
  static func of<Parameter>(_ type: Parameter.Type) -> DependencyRequest {
    // Optional, array and our own wrappers are generic values: all others are plain services.
    // A metatype is the address of its type's metadata.
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    for form in DependencyForm.all {
      guard let arguments = furnish_generic_arguments(metadata, form.example) else { continue }
      return form.request(metatype(at: arguments[0]!), form.hasName ? metatype(at: arguments[1]!) : nil)
    }
    if type == (any ServiceProvider).self { return .provider }
    return DependencyRequest(service: type, name: nil)
  }

  private typealias Metatype = any Any.Type

  /// What stands there is the metadata of a type, which is what a metatype points to.
  private static func metatype(at metadata: UnsafeRawPointer) -> any Any.Type {
    unsafeBitCast(metadata, to: Metatype.self)
  }

  @usableFromInline
  static var provider: DependencyRequest {
    DependencyRequest(
      service: (any ServiceProvider).self, name: nil, count: .optional, isProvider: true,
      reader: ProviderReader())
  }
}

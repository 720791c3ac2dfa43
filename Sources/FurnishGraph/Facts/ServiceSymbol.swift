/// The identity of a service, as reports show it: its type, and its name if it has one. All registrations of a type
/// under keys of one type are one service.
///
/// ```swift
/// let log = ServiceSymbol(type: "any App.Log")
/// print(log)  // any Log
/// let images = ServiceSymbol(type: "any App.Cache", registrationName: "images")
/// print(images)  // any Cache "images"
/// let handlers = ServiceSymbol(type: "any App.Handler", keyType: "App.Route")
/// print(handlers)  // [Route: any Handler]
/// ```
public struct ServiceSymbol: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The type with all its modules: `any App.Log`, `Swift.Optional<App.Log>`.
  public var type: String
  /// The name it is registered under; `nil` if it is registered by its type alone.
  public var registrationName: String?
  /// The type of the keys of a service that is registered under keys; `nil` for every other service.
  public var keyType: String?

  /// Creates the identity of a service.
  ///
  /// - Parameters:
  ///   - type: The type with all its modules, as `String(reflecting:)` writes it.
  ///   - registrationName: The name it is registered under, if it has one.
  ///   - keyType: The type of its keys with all its modules, for a service that is registered under keys.
  public init(type: String, registrationName: String? = nil, keyType: String? = nil) {
    self.type = type
    self.registrationName = registrationName
    self.keyType = keyType
  }

  /// The type as it is written in the source: `any Log`, `Pair<Int, any Log>`.
  public var shortType: String { TypeSpelling.short(type) }

  /// The module that declares the type, `App`; `nil` if ``type`` does not contain it.
  public var module: String? { TypeSpelling.module(of: type) }

  /// The type of the keys as it is written in the source: `Route`; `nil` for a service without keys.
  public var shortKeyType: String? { keyType.map(TypeSpelling.short) }

  /// The type, `any Log`, with its name, `any Cache "images"`, or with the type of its keys, `[Route: any Handler]`.
  public var description: String { described(as: shortType, shortKeyType) }

  /// The same with all modules: `any App.Cache "images"`.
  public var fullDescription: String { described(as: type, keyType) }

  private func described(as type: String, _ keyType: String?) -> String {
    let service = keyType.map { "[\($0): \(type)]" } ?? type
    return if let registrationName { "\(service) \(registrationName.debugDescription)" } else { service }
  }
}

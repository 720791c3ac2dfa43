/// A service as people call it: a type, and the name it is registered under where it has one.
///
/// ```swift
/// let log = ServiceSymbol(type: "any App.Log")
/// print(log)  // any Log
/// let images = ServiceSymbol(type: "any App.Cache", registrationName: "images")
/// print(images)  // any Cache "images"
/// ```
public struct ServiceSymbol: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The type with all its modules: `any App.Log`, `Swift.Optional<App.Log>`.
  public var type: String
  /// The name it is registered under; nil where it is registered by its type alone.
  public var registrationName: String?

  /// Names a service.
  ///
  /// - Parameters:
  ///   - type: The type with all its modules, as `String(reflecting:)` writes it.
  ///   - registrationName: The name it is registered under, where it has one.
  public init(type: String, registrationName: String? = nil) {
    self.type = type
    self.registrationName = registrationName
  }

  /// The type as it stands in the source: `any Log`, `Pair<Int, any Log>`.
  public var shortType: String { TypeSpelling.short(type) }

  /// The module that declares the type, `App`; nil where ``type`` does not say.
  public var module: String? { TypeSpelling.module(of: type) }

  /// `any Log`, or with its name `any Cache "images"`.
  public var description: String { described(as: shortType) }

  /// The same with all modules: `any App.Cache "images"`.
  public var fullDescription: String { described(as: type) }

  private func described(as type: String) -> String {
    if let registrationName { "\(type) \(registrationName.debugDescription)" } else { type }
  }
}

import FurnishGraph

/// The encoded form of the values of a type, as `Codable` writes it.
enum WireShape {
  /// A value without parts: `Int`, `Date`.
  case plain(String)
  case optional(ResolvedType)
  /// A collection, or another generic type of Swift's own: `Array`, with its arguments.
  case generic(String, [ResolvedType])
  /// The stored properties of a struct or class, each under its key.
  case record([WireField])
  /// The name of a case with its values.
  case choice([WireCase])
  /// A raw value: that of a `RawRepresentable` type.
  case raw(ResolvedType)
  /// The raw value of one of the cases.
  case rawCases(of: ResolvedType, [WireRawCase])
  /// A form that the source does not show as a whole. The texts are the declared parts of the type, by which two such
  /// types are compared.
  case opaque(RemoteObstacle, parts: [String])
}

extension WireShape {
  /// The form, for a message about two types with the same name and different forms.
  var form: RemoteForm {
    switch self {
    case .rawCases(let type, _): .rawCases(type.spelling)
    case .raw(let type): .rawValue(type.spelling)
    case .choice: .cases
    case .record: .properties
    case .plain, .optional, .generic, .opaque: .ofSwift
    }
  }
}

/// The encoded form of a dictionary.
enum DictionaryForm {
  /// An object whose keys are texts, for a dictionary with keys that are `String`, `Int` or `CodingKeyRepresentable`.
  case keyed
  /// A list of keys and values in turn.
  case pairs
}

/// A property, or a value of a case.
struct WireField {
  /// The type of a field, as far as the source shows it.
  enum Content {
    case type(ResolvedType)
    case opaque(RemoteObstacle)
  }

  let key: String
  let content: Content
  /// Whether its declared type is an optional, so that it may be left out. The generic type in `let value: T` is none,
  /// even if `T` is `Int?`: its value is always coded.
  let isOptional: Bool
  /// Whether its value is decoded. A constant with an initial value is encoded, and never decoded.
  let isDecoded: Bool
}

struct WireCase {
  let name: String
  let values: [WireField]
}

struct WireRawCase {
  let name: String
  /// The raw value, as the source writes it.
  let value: String
}

extension ResolvedType {
  /// The type in an optional; nil for all others.
  var wrapped: ResolvedType? { arguments(of: "Swift.Optional")?.first }

  /// The type without the optionals around it: `Int` for `Int??`.
  var withoutOptionals: ResolvedType { wrapped?.withoutOptionals ?? self }

  /// The elements of an `AsyncThrowingStream`; nil for all other types.
  var streamed: ResolvedType? {
    guard case .nominal(let name, nil, let arguments) = self, arguments.count == 2 else { return nil }
    return name.split(separator: ".").last == "AsyncThrowingStream" ? arguments[0] : nil
  }

  /// The type as a program writes it, without modules: `[Landmark?]`.
  var spelling: String {
    switch self {
    case .nominal("Swift.Optional", _, let arguments) where arguments.count == 1: "\(arguments[0].spelling)?"
    case .nominal("Swift.Array", _, let arguments) where arguments.count == 1: "[\(arguments[0].spelling)]"
    case .nominal("Swift.Dictionary", _, let arguments) where arguments.count == 2:
      "[\(arguments[0].spelling): \(arguments[1].spelling)]"
    case .nominal(let name, _, let arguments):
      arguments.isEmpty
        ? Self.lastName(name) : "\(Self.lastName(name))<\(arguments.map(\.spelling).joined(separator: ", "))>"
    case .existential(let type): "any \(type.spelling)"
    case .tuple(let elements, _): "(\(elements.map(\.spelling).joined(separator: ", ")))"
    default: text
    }
  }

  /// Returns the last name of a path: `Landmark` for `Models.Landmark`.
  private static func lastName(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? path }
}

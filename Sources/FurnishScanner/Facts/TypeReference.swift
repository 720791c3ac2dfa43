/// A type as it is spelled in the source.
package indirect enum TypeReference: Codable, Hashable, Sendable {
  /// A part of a path: `Box<Int>` in `App.Box<Int>`.
  package struct Component: Codable, Hashable, Sendable {
    package var name: String
    package var arguments: [TypeReference]

    package init(_ name: String, _ arguments: [TypeReference] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  case named([Component])
  /// `any P`
  case existential(TypeReference)
  /// `some P`
  case opaque(TypeReference)
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// `(container: ServiceContainer, services: any ServiceCollection)`; no labels if none of the parts has one.
  case tuple([TypeReference], labels: [String?] = [])
  case metatype(TypeReference)
  case composition([TypeReference])
  case function(parameters: [TypeReference], result: TypeReference, isAsync: Bool, throws: Bool, isSendable: Bool)
  /// The source of a type of another form, such as `~Copyable`. No service is registered as such a type.
  case other(String)

  /// Returns the type of a single name.
  package static func name(_ name: String) -> TypeReference { .named([Component(name)]) }

  /// The last name of a path, or of the protocol of an existential: `Log` for `any Logging.Log`.
  package var lastName: String? {
    switch self {
    case .named(let path): path.last?.name
    case .existential(let type), .opaque(let type): type.lastName
    default: nil
    }
  }

  /// The last name of the type that an extension extends: `Array` for `[Log]`.
  var nameOfExtended: String? {
    switch self {
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .optional: "Optional"
    default: lastName
    }
  }

  /// Returns whether the type has this last name, or, for a composition, whether one of its parts has it.
  func isCalled(_ name: String) -> Bool {
    if case .composition(let parts) = self { parts.contains { $0.lastName == name } } else { lastName == name }
  }

  /// The arguments of the last part of a path.
  var lastArguments: [TypeReference] {
    if case .named(let path) = self { path.last?.arguments ?? [] } else { [] }
  }

  /// Whether a type of Furnish that holds services is part of it.
  var mentionsServices: Bool {
    switch self {
    case .named(let path):
      ["ServiceCollection", "ServiceContainer", "ServiceModule", "ServiceProvider", "ServiceScope"]
        .contains(path.last?.name ?? "") || path.contains { $0.arguments.contains(where: \.mentionsServices) }
    case .existential(let type), .opaque(let type), .optional(let type), .array(let type), .metatype(let type):
      type.mentionsServices
    case .dictionary(let key, let value): key.mentionsServices || value.mentionsServices
    case .tuple(let types, _), .composition(let types): types.contains(where: \.mentionsServices)
    case .function(let parameters, let result, _, _, _):
      parameters.contains(where: \.mentionsServices) || result.mentionsServices
    case .other: false
    }
  }

  /// Approximately the text in the source, for types that cannot be resolved.
  package var text: String {
    switch self {
    case .named(let path):
      path.map { part in
        part.arguments.isEmpty ? part.name : "\(part.name)<\(part.arguments.map(\.text).joined(separator: ", "))>"
      }.joined(separator: ".")
    case .existential(let type): "any \(type.text)"
    case .opaque(let type): "some \(type.text)"
    case .optional(let type): "\(type.text)?"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements, _): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .metatype(let type): "\(type.text).Type"
    case .composition(let parts): parts.map(\.text).joined(separator: " & ")
    case .function(let parameters, let result, _, _, _):
      "(\(parameters.map(\.text).joined(separator: ", "))) -> \(result.text)"
    case .other(let text): text
    }
  }
}

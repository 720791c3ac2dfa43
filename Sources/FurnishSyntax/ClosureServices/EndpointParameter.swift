package import SwiftSyntax

/// A parameter of an endpoint.
package struct EndpointParameter {
  /// The name, which is also the label of the generated method; nil if it has none.
  package let name: TokenSyntax?
  /// The type with its attributes and modifiers: `inout Int`, `@escaping () -> Void`.
  package let type: TypeSyntax
  /// The way in which an argument is passed.
  package let convention: Convention

  /// The way in which an argument is passed, as far as code that forwards it has to distinguish.
  package enum Convention: String {
    /// Copied.
    case plain
    /// Borrowed or consumed: an interceptor cannot read it before the call.
    case `inout`, borrowing, consuming, sending
    /// A function that must not outlive the call.
    case function
    /// An expression that becomes a function.
    case autoclosure
    /// Any number of arguments.
    case variadic
    /// An actor on which the call runs.
    case isolated
  }

  init(_ element: TupleTypeElementSyntax) {
    let written = element.secondName ?? element.firstName
    name = written.flatMap { $0.tokenKind == .wildcard ? nil : $0.trimmed }
    type = element.type.trimmed
    convention = element.ellipsis == nil ? Self.convention(of: element.type) : .variadic
  }

  private static func convention(of type: TypeSyntax) -> Convention {
    guard let attributed = type.as(AttributedTypeSyntax.self) else {
      return type.isFunction ? .function : .plain
    }
    for specifier in attributed.specifiers {
      switch specifier.trimmedDescription {
      case "inout": return .inout
      case "borrowing", "__shared": return .borrowing
      case "consuming", "__owned": return .consuming
      case "sending": return .sending
      case "isolated": return .isolated
      default: continue
      }
    }
    let attributes = attributed.attributes
    if attributes.has("autoclosure") { return .autoclosure }
    if attributes.has("escaping") { return .plain }
    return attributed.baseType.isFunction ? .function : .plain
  }
}

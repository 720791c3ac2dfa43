package import SwiftSyntax

/// A property, as it is declared: `var a, b: Int` declares two.
package struct PropertyFacts: Sendable {
  /// Its name, without backticks.
  package var name: String

  /// Its type as it is written, without surrounding spaces; nil if none is written.
  package var type: String?

  /// The initial value, as it is written.
  package var initialValue: String?

  package var access: AccessLevel?
  package var isVariable: Bool

  /// Whether it is `static` or `class`.
  package var isStatic: Bool

  /// Whether accessors compute it; `willSet` and `didSet` do not.
  package var isComputed: Bool

  /// Whether it is computed and can be set.
  package var hasSetter: Bool

  /// Whether it has `willSet` or `didSet`.
  package var hasObservers: Bool

  package var isLazy: Bool

  /// Whether it is `weak` or `unowned`.
  package var isWeak: Bool

  package var isNonisolated: Bool

  /// The names of its attributes.
  package var attributes: [String]

  /// Whether its declaration declares no other property.
  package var isAlone: Bool
}

extension PropertyFacts {
  /// Reads the properties of a declaration.
  package static func reading(_ declaration: VariableDeclSyntax) -> [PropertyFacts] {
    let modifiers = declaration.modifiers
    let attributes = declaration.attributes.allAttributes.map(\.lastName)
    return declaration.bindings.flatMap { binding in
      binding.pattern.names.map { name in
        let accessors = AccessorFacts(binding.accessorBlock)
        return PropertyFacts(
          name: name,
          type: binding.typeAnnotation?.type.trimmedDescription
            ?? declaration.bindings.sharedType(of: binding),
          initialValue: binding.initializer?.value.trimmedDescription,
          access: AccessLevel(modifiers),
          isVariable: declaration.bindingSpecifier.tokenKind == .keyword(.var),
          isStatic: modifiers.has(.static, .class),
          isComputed: accessors.isComputed,
          hasSetter: accessors.hasSetter,
          hasObservers: accessors.hasObservers,
          isLazy: modifiers.has(.lazy),
          isWeak: modifiers.has(.weak, .unowned),
          isNonisolated: modifiers.has(.nonisolated),
          attributes: attributes,
          isAlone: declaration.bindings.count == 1 && binding.pattern.is(IdentifierPatternSyntax.self))
      }
    }
  }

  /// Whether an initializer has to give it a value: nothing else does.
  package var needsInitialValue: Bool {
    guard !isStatic, !isComputed, !isLazy, initialValue == nil, attributes.isEmpty else { return false }
    return !(isVariable && isOptional)
  }

  /// Whether its type is written as an optional. An alias of an optional is not recognized.
  package var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
      || type.hasPrefix("Swift.Optional<")
  }
}

/// The accessors between the braces of a property.
private struct AccessorFacts {
  var isComputed = false
  var hasSetter = false
  var hasObservers = false

  init(_ block: AccessorBlockSyntax?) {
    guard let block else { return }
    switch block.accessors {
    case .getter: isComputed = true
    case .accessors(let list):
      for accessor in list {
        switch accessor.accessorSpecifier.text {
        case "willSet", "didSet": hasObservers = true
        case "set", "_modify", "modify": (isComputed, hasSetter) = (true, true)
        default: isComputed = true
        }
      }
    }
  }
}

extension PatternSyntax {
  /// The names that a pattern binds.
  fileprivate var names: [String] {
    if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier.plainText] }
    guard let tuple = self.as(TuplePatternSyntax.self) else { return [] }
    return tuple.elements.flatMap(\.pattern.names)
  }
}

extension PatternBindingListSyntax {
  /// Returns the type that a binding shares with a later one: `var a, b: Int` writes it once.
  fileprivate func sharedType(of binding: PatternBindingSyntax) -> String? {
    guard binding.initializer == nil, let start = firstIndex(where: { $0.id == binding.id }) else { return nil }
    return self[start...].first { $0.typeAnnotation != nil }?.typeAnnotation?.type.trimmedDescription
  }
}

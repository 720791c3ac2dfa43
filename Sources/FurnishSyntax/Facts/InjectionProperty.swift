package import SwiftSyntax

/// A property that requests a service: `@Injection(name: "images") var cache: any Cache`.
package struct InjectionProperty: Sendable {
  /// The property; it has a type, is a variable, and starts without a value.
  package var property: PropertyFacts

  /// The request, as it is written: `any Cache`, `(any Log)?`.
  package var type: String

  /// The name that the service is registered under, as it is written: `"images"`, `.images`.
  package var registrationName: String?

  /// - Parameter declaration: Any variable. The result is nil if it has no `@Injection`, if `@Injection` ignores it
  ///   because it is computed or has an initial value, or if it cannot be injected.
  package init?(_ declaration: VariableDeclSyntax) {
    guard let attribute = declaration.attributes.first(named: "Injection"),
      let property = PropertyFacts.reading(declaration).first
    else { return nil }
    guard property.isAlone, property.isVariable, !property.isStatic, !property.isComputed, !property.isLazy,
      !property.hasObservers, declaration.modifiers.first(.weak, .unowned) == nil, property.initialValue == nil,
      let type = property.type, !type.hasPrefix("some "), property.name != "provider"
    else { return nil }
    self.property = property
    // An implicitly unwrapped optional is requested as an optional.
    self.type = type.hasSuffix("!") ? "\(type.dropLast())?" : type
    registrationName = attribute.argument("name")?.trimmedDescription
  }

  package var name: String { property.name }

  package var isOptional: Bool { property.isOptional }
}

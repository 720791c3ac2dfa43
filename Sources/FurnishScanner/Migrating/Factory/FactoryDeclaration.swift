import FurnishSyntax
import SwiftSyntax

/// A factory in an extension of the container: `var log: Factory<Log> { self { ConsoleLog() }.singleton }`
struct FactoryDeclaration {
  let property: VariableDeclSyntax
  let name: String
  /// The type of the service.
  let type: TypeSyntax
  /// The type of the argument of a `ParameterFactory`; `nil` for a `Factory`.
  let parameter: TypeSyntax?
  /// The closure that creates the service; `nil` if the factory is not declared with a closure.
  private(set) var recipe: ClosureExprSyntax?
  private(set) var scope = "unique"
  /// The reason why the migration does not rewrite the factory; `nil` if it does.
  private(set) var reason: MigrationReason?

  static let scopes: Set<String> = ["cached", "graph", "shared", "singleton", "unique"]

  init?(_ property: VariableDeclSyntax) {
    guard property.bindings.count == 1, let binding = property.bindings.first,
      let annotation = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
      let arguments = annotation.genericArgumentClause?.arguments.map({ $0.argument.trimmed }),
      FactoryNames.types.contains(annotation.name.text)
    else { return nil }
    let types = arguments.map { MigratedTypeSpelling.parsed($0.description) }
    guard types.count == (annotation.name.text == "Factory" ? 1 : 2) else { return nil }
    self.property = property
    name = binding.pattern.trimmedDescription
    type = types.last!
    parameter = types.count == 2 ? types[0] : nil
    read(binding)
  }

  private mutating func read(_ binding: PatternBindingSyntax) {
    guard case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1, let item = items.first,
      var expression = item.item.as(ExprSyntax.self) ?? item.item.as(ReturnStmtSyntax.self)?.expression
    else {
      reason = .otherForm
      return
    }
    var isScoped = false
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if call.isFactory {
          recipe = call.trailingClosure
          if recipe == nil || !call.additionalTrailingClosures.isEmpty { reason = .otherForm }
          break
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
          reason = call.methodName == FactoryNames.promised ? .promise : .otherForm
          return
        }
        let name = member.declName.baseName.text
        if name == "scope", let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
          Self.scopes.contains(argument.declName.baseName.text)
        {
          if !isScoped { scope = argument.declName.baseName.text }
          isScoped = true
        } else {
          reason = .modifier(name)
        }
        expression = base
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        let name = member.declName.baseName.text
        if Self.scopes.contains(name) {
          if !isScoped { scope = name }
          isScoped = true
        } else {
          reason = .modifier(name)
        }
        expression = base
      } else {
        reason = .otherForm
        return
      }
    }
    if parameter != nil, scope != "unique", scope != "graph" { reason = .parameterRecipe }
    if type.is(OptionalTypeSyntax.self) || !property.hasPlainAttributes { reason = reason ?? .otherForm }
  }

  /// The lifetime that the rewritten registration states; `nil` for a singleton, which needs none.
  var lifetime: String? {
    switch scope {
    case "singleton", "cached": nil
    case "shared": "weak"
    default: "transient"
    }
  }

  var isPublic: Bool { property.modifiers.contains { ["public", "open"].contains($0.name.text) } }

  var isBoundToMainActor: Bool {
    property.attributes.has("MainActor")
      || recipe?.signature?.attributes.trimmedDescription.contains("@MainActor") == true
  }
}

extension VariableDeclSyntax {
  /// Whether a registration can express the attributes and modifiers of the property.
  fileprivate var hasPlainAttributes: Bool {
    attributes.allSatisfy { $0.as(AttributeSyntax.self)?.attributeName.lastName == "MainActor" }
      && modifiers.allSatisfy {
        ["public", "package", "internal", "fileprivate", "private", "nonisolated"].contains($0.name.text)
      }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call declares a factory: `self { … }`, `Factory(self) { … }`.
  fileprivate var isFactory: Bool {
    if calledExpression.trimmedDescription == "self" { return arguments.isEmpty }
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      FactoryNames.types.contains(name)
    else { return false }
    return arguments.count == 1 && arguments.first?.expression.trimmedDescription == "self"
  }
}

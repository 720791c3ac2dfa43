/// Values of which only the type is known.
extension Interpreter {
  /// Returns an instance of a type, without the call that creates it.
  func anyInstance(of type: TypeID) -> Value {
    .instance(
      .nominal(
        name: index.types[type].fullName, declaration: type,
        arguments: index.types[type].facts.genericParameters.map(ResolvedType.parameter)), creation: nil)
  }

  /// Returns a value of which only the type is known.
  func value(of type: ResolvedType) -> Value {
    switch type.textInFurnish {
    case "any Furnish.ServiceCollection", "some ServiceCollection": .collection(Value.Collection())
    case "any Furnish.ServiceProvider", "some ServiceProvider", "Furnish.ServiceScope": .provider(.unknown)
    case "Furnish.ServiceContainer", "any Furnish.Container", "some Container": .container(nil)
    case "Furnish.ServiceLocator": .locator
    case "Furnish.ServiceValues": .values
    default:
      valueOfParts(type) ?? swinjectValue(of: type) ?? valueOfOpaque(type)
        ?? (type.isOpen && type.declaration == nil ? .unknown : .instance(type, creation: nil))
    }
  }

  /// Returns an instance of the protocol that an opaque type of the program names: `some Screen`.
  private func valueOfOpaque(_ type: ResolvedType) -> Value? {
    guard case .parameter(let text) = type, text.hasPrefix("some "), let types = typesByName[String(text.dropFirst(5))],
      types.count == 1, index.types[types[0]].facts.kind == .protocol
    else { return nil }
    let protocolType = ResolvedType.nominal(name: index.types[types[0]].fullName, declaration: types[0], arguments: [])
    return .instance(.existential(protocolType), creation: nil)
  }

  /// Returns the value of an optional or a tuple that may hold services: `(any ServiceProvider)?` is a provider, and
  /// `(ServiceContainer, any ServiceCollection)` has both.
  private func valueOfParts(_ type: ResolvedType) -> Value? {
    let value: Value
    if case .tuple(let parts, let labels) = type {
      value = .tuple(parts.map(self.value(of:)), labels: labels)
    } else if let wrapped = type.arguments(of: "Swift.Optional")?.first {
      value = self.value(of: wrapped)
    } else {
      return nil
    }
    return value.isOfInterest ? value : nil
  }
}

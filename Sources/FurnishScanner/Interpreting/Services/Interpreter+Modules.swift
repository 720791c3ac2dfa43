/// Values that are modules, by themselves or as the elements of lists.
extension Interpreter {
  /// Returns whether a value is a module, or a list of modules.
  func isModule(_ value: Value) -> Bool {
    switch value {
    case .instance(let type, _): mayBeModules(type)
    case .list(let values, _): !values.isEmpty && values.allSatisfy(isModule)
    case .either(let alternatives): !alternatives.isEmpty && alternatives.allSatisfy { isModule($0.value) }
    default: false
    }
  }

  /// Returns whether a value is a module of unknown type: `any ServiceModule`.
  func isAnyModule(_ value: Value) -> Bool {
    if case .instance(.existential, creation: nil) = value { isModule(value) } else { false }
  }

  /// Returns whether a type is that of a module, or of a list of modules.
  func mayBeModules(_ type: ResolvedType) -> Bool {
    if let element = type.arguments(of: "Swift.Array")?.first { return mayBeModules(element) }
    if [ResolvedType.anyModule.text, "some ServiceModule"].contains(type.textInFurnish) { return true }
    if !index.dialects.isEmpty, isAssembly(type) { return true }
    return index.declaration(of: type).map(index.isModule) ?? false
  }
}

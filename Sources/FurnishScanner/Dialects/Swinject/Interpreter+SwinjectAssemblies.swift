/// The types that are Swinject's assemblies.
extension Interpreter {
  /// Returns whether a type is Swinject's `Assembly`, or conforms to it.
  func isAssembly(_ type: ResolvedType) -> Bool {
    if type.nameInSwinject == "Assembly" { return true }
    return index.declaration(of: type).map(isAssembly) ?? false
  }

  /// Returns whether a type of the program conforms to `Assembly`.
  func isAssembly(_ type: TypeID) -> Bool {
    index.uses(.swinject, in: index.types[type].file) && index.conforms(type, to: "Assembly")
  }
}

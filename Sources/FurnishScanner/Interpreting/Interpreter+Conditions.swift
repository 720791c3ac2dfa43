/// The conditions of `#if`, by the flags of the module that a file belongs to.
extension Interpreter {
  /// Returns the formula of a condition of `#if` in a file.
  func presence(_ condition: Condition, in file: FileID) -> Presence {
    space.presence(index.decided(condition, in: file))
  }

  /// Returns the condition under which a type is compiled.
  func presence(ofType type: TypeID) -> Presence {
    presence(index.types[type].facts.condition, in: index.types[type].file)
  }

  /// Returns the condition under which a function is compiled.
  func presence(ofFunction function: FunctionID) -> Presence {
    presence(index.functions[function].facts.condition, in: index.functions[function].file)
  }

  /// Returns the condition under which a variable is compiled.
  func presence(ofVariable variable: VariableID) -> Presence {
    presence(index.variables[variable].facts.condition, in: index.variables[variable].file)
  }
}

/// The conditions of `#if`, by the flags of the module that a file belongs to.
extension Interpreter {
  /// Returns the formula of a condition of `#if` in a file.
  func presence(_ condition: Condition, in file: FileID) -> Presence {
    space.presence(index.decided(condition, in: file))
  }

  /// Returns the condition under which a type is compiled.
  func presence(ofType number: TypeID) -> Presence {
    presence(index.types[number].facts.condition, in: index.types[number].file)
  }

  /// Returns the condition under which a function is compiled.
  func presence(ofFunction number: FunctionID) -> Presence {
    presence(index.functions[number].facts.condition, in: index.functions[number].file)
  }

  /// Returns the condition under which a variable is compiled.
  func presence(ofVariable number: VariableID) -> Presence {
    presence(index.variables[number].facts.condition, in: index.variables[number].file)
  }
}

extension Interpreter {
  /// A property or a global variable of the program.
  struct PropertyKey: Hashable {
    /// The type of the program that declares the property; nil for a global variable, and for a type of another
    /// library.
    var owner: TypeID?
    /// The name of the type of another library, if the program adds the property to such a type.
    var foreignOwner: String?
    var module: ModuleID
    /// The file of a private global variable, which only that file can use.
    var file: FileID?
    var name: String
    /// The variable, if clauses of `#if` declare several of this name. A negative number distinguishes keys of one
    /// variable: see ``Interpreter/settled(_:for:)``.
    var variable: VariableID?
  }
}

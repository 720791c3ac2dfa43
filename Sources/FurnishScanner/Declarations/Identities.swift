// The numbers of declarations, and of the containers and inclusions that the interpreter finds. Each kind has a type of
// its own, so that the compiler rejects a number of another kind. `DeclarationIndex` and `Interpreter` assign them from
// 0 upward, in the order in which they find the declarations; they hold for one reading of a program, and nothing
// stores them for the next one.

/// The number of a declaration, a container or an inclusion, among all of the same kind.
protocol Identity: Hashable, Strideable, Sendable where Stride == Int {
  var number: Int { get }

  init(_ number: Int)
}

extension Identity {
  static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  func advanced(by distance: Int) -> Self { Self(number + distance) }
  func distance(to other: Self) -> Int { other.number - number }
}

/// The number of a file of the program, in the order of the paths. ``DeclarationIndex/files`` assigns it.
struct FileID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a module of the program, in the order of the first files of the modules. ``DeclarationIndex/modules``
/// assigns it.
struct ModuleID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a type of the program, among the types of all files; its extensions have the same number.
/// ``DeclarationIndex/types`` assigns it.
struct TypeID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a type alias of the program, among the aliases of all files. ``DeclarationIndex/aliases`` assigns it.
struct AliasID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a function of the program, among the functions of all files. ``DeclarationIndex/functions`` assigns
/// it.
struct FunctionID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a variable of the program, among the variables of all files. ``DeclarationIndex/variables`` assigns
/// it.
struct VariableID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of a container of the program, among all that the interpreter found. ``Interpreter/containers`` assigns
/// it.
struct ContainerID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

/// The number of an inclusion of a `ServiceModule` in a container, among those in that container.
/// ``SourceContainer/included`` assigns it.
struct InclusionID: Identity {
  let number: Int

  init(_ number: Int) { self.number = number }
}

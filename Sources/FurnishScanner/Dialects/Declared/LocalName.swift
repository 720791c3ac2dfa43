/// A local name that code declares.
enum LocalName {
  /// A variable; a function inside of the code, with the type of its result; or a parameter of such a function.
  case variable(type: TypeReference?, value: Expression?)
  /// A parameter of a closure, by its index. The closure is an argument of a call, or any other value.
  case parameter(Int, of: Closure, passedAs: CallArgument?, to: Call?)
}

import FurnishValues

/// The names of types as a registration writes them.
extension TypeName {
  /// Returns the full name of a type as it is written in a registration: `any App.Log`, which Swift prints as
  /// `App.Log`.
  static func service(_ type: any Any.Type) -> String {
    for form in DependencyForm.all {
      guard let (first, second) = form.arguments(of: type) else { continue }
      let arguments = [first, second].compactMap(\.self).map(service).joined(separator: ", ")
      return "\(full(type).prefix { $0 != "<" })<\(arguments)>"
    }
    return written(full(type), type)
  }

  /// Returns the name of a type, without its module, as it is written after `as`: `any Log`.
  static func shortService(_ type: any Any.Type) -> String { written(short(type), type) }

  /// Returns the expression that requests a type: `(any Log).self`.
  static func expression(_ type: any Any.Type) -> String {
    let name = shortService(type)
    return name.contains(" ") ? "(\(name)).self" : "\(name).self"
  }

  /// Returns a printed name as it is written in the source: with `any` before an existential, which Swift prints only
  /// before `any Store<Int>`.
  private static func written(_ name: String, _ type: any Any.Type) -> String {
    let layout = RuntimeLayout.current
    let isExistential = layout.isExistential(type) || layout.isExistentialMetatype(type)
    let lacksAny = isExistential && !name.hasPrefix("any ") && type != Any.self && type != AnyObject.self
    return withPrimaryArguments(lacksAny ? "any \(name)" : name)
  }

  /// Returns a name with the arguments of constrained protocols as they are written: `any Store<Int>` in place of
  /// `any Store<Self.Store.Item == Int>`.
  static func withPrimaryArguments(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "=")) else { return name }
    var reader = ConstraintReader(name)
    return reader.read()
  }
}

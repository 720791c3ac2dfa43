import Testing

extension Test.Case {
  /// The identifiers of this case's arguments, or an empty text for a test without arguments.
  ///
  /// Swift Testing has no public identity of a case, only ``Test/Case/current``. Reflection shows its stored
  /// properties: an identifier for each argument, and a number that distinguishes cases with equal arguments. If
  /// another version has other properties, the text is empty, and the cases of a test share their services.
  var identity: String {
    let mirror = Mirror(reflecting: self)
    guard isParameterized, let arguments = mirror.descendant("_kind", "parameterized", "arguments") else { return "" }
    let identifiers = Mirror(reflecting: arguments).children.map { argument in
      let bytes = Mirror(reflecting: argument.value).descendant("id", "bytes") as? [UInt8]
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
    let number = mirror.descendant("_kind", "parameterized", "discriminator") as? Int ?? 0
    return "\(identifiers) \(number)"
  }
}

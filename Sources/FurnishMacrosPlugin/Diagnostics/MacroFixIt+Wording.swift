// The wording of the fixes that the macros offer; those of '@ClosureService' are beside its diagnostics.

extension MacroFixIt {
  static func makeItAnInstanceProperty(_ modifier: String) -> Self {
    Self("make-instance-property", "Remove '\(modifier)'")
  }

  static func removeModifier(_ modifier: String) -> Self { Self("remove-modifier", "Remove '\(modifier)'") }

  static func removeAttribute(_ name: String) -> Self { Self("remove-attribute", "Remove '@\(name)'") }

  static var makeItAVariable: Self { Self("make-variable", "Make it a 'var'") }

  static var replaceSomeByAny: Self { Self("replace-some-by-any", "Replace 'some' by 'any'") }

  static var replacePrivateByFileprivate: Self {
    Self("replace-private-by-fileprivate", "Replace 'private' by 'fileprivate'")
  }

  static var addObservationIgnored: Self { Self("add-observation-ignored", "Add '@ObservationIgnored'") }

  static var removeInterface: Self { Self("remove-interface", "Leave the interface to the superclass") }
}

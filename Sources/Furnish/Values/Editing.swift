/// Whether the code that reads is setting values up, rather than using them.
enum Editing: Sendable {
  case none
  /// Inside the first closure of `withServices`, in a test: reading a live value there, to
  /// change a part of it, is no mistake.
  case overriding
  /// Inside `prepareServices`: reading there must not count as the first use.
  case preparing

  @TaskLocal static var current = none
}

extension ServiceValues {
  /// These values, changed by `update`.
  func updated<Failure: Error>(
    as editing: Editing = .overriding, _ update: (inout ServiceValues) throws(Failure) -> Void
  ) throws(Failure) -> ServiceValues {
    var values = self
    if editing == .preparing || TestHost.installed != nil {
      try Editing.$current.withValue(editing) { () -> Result<Void, Failure> in
        Result { () throws(Failure) in try update(&values) }
      }.get()
    } else {
      try update(&values)
    }
    return values
  }
}

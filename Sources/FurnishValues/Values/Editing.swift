/// The purpose of the reads of the calling code: to use values, or to set them up.
@usableFromInline
package enum Editing: Sendable {
  /// The values are used.
  case none
  /// The first closure of `withServices` runs, in a test: it may read a live value in order to change a part of it.
  case overriding
  /// The closure of `prepareServices` runs: its reads must not count as the first use.
  case preparing

  @TaskLocal static var current = none
}

extension ServiceValues {
  /// Returns these values, changed by the first closure of `withServices`.
  @inlinable
  package func overridden<Failure: Error>(
    _ update: (inout ServiceValues) throws(Failure) -> Void
  ) throws(Failure) -> ServiceValues {
    if TestHost.isInstalled { return try updated(as: .overriding, update) }
    var values = self
    try update(&values)
    return values
  }

  /// Returns these values, changed by `update`, whose reads have the purpose `editing`.
  @usableFromInline
  func updated<Failure: Error>(
    as editing: Editing, _ update: (inout ServiceValues) throws(Failure) -> Void
  ) throws(Failure) -> ServiceValues {
    var values = self
    try Editing.$current.withValue(editing) {
      Result { () throws(Failure) in try update(&values) }
    }.get()
    return values
  }
}

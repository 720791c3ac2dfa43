/// A registration that replaces one of the root's registrations, and a function that receives the outcome.
package struct RegistrationChange: Sendable {
  /// The registration of the root that is replaced. Other registrations of the same service stay.
  let original: ServiceRegistration
  let registration: ServiceRegistration

  /// Receives whether the change is in force. It is not called if the change is canceled, because the same change may
  /// be tried again.
  let end: @Sendable (Bool) -> Void

  /// - Parameters:
  ///   - number: The number of the registration in the root.
  ///   - root: The root.
  ///   - change: Returns the new registration, given the original one.
  ///   - end: Receives whether the change is in force; see ``end``.
  package init(
    of number: Int, in root: ServiceScope, _ change: (ServiceRegistration) -> ServiceRegistration,
    end: @escaping @Sendable (_ isInForce: Bool) -> Void
  ) {
    original = root.table.slots[number].registration
    registration = change(original)
    self.end = end
  }
}

/// The registrations that change together.
package struct RegistrationChanges: Sendable {
  let changes: [RegistrationChange]

  /// The numbers of the registrations in the root whose last change was refused and is now withdrawn. The registration
  /// in force stays.
  let withdrawn: [Int]

  /// Returns whether newer registrations have been requested in the meantime, so that this change is canceled if it is
  /// in progress.
  let isOutdated: @Sendable () -> Bool

  package init(
    _ changes: [RegistrationChange], withdrawn: [Int] = [], isOutdated: @escaping @Sendable () -> Bool = { false }
  ) {
    self.changes = changes
    self.withdrawn = withdrawn
    self.isOutdated = isOutdated
  }
}

/// The errors that prevent a change, one for each registration that is wrong.
package struct RefusedChange: Error {
  let errors: [(registration: Int, error: any Error)]

  /// - Parameter errors: The numbers of registrations in the root, and the error of each.
  package init(_ errors: [(registration: Int, error: any Error)]) { self.errors = errors }
}

extension ServiceRegistration {
  /// Returns this registration with an instance that is passed in, for a change.
  package func supplying<T: Sendable>(_ instance: T) -> ServiceRegistration {
    var registration = ServiceRegistration(
      Recipe(supplied: instance), name: name, key: key, lifetime: Singleton.singleton, policy: policy,
      fileID: source.fileID, filePath: source.filePath, line: source.line, column: source.column)
    registration.module = module
    return registration
  }
}

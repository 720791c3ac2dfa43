extension ServiceLocator {
  /// Returns the value for a type that was not added: for an optional, the service that it wraps, or nil. For any other
  /// type it reports the missing service and stops the test.
  @usableFromInline
  func wrappedOrStop<T>(_ type: T.Type, at place: CallPlace) -> T {
    if let optional = type as? any OptionalService.Type {
      // `optional` is `T`, and the requirement returns `Self`.
      return optional.found(in: self) as! T
    }
    ServiceIssue.missingInLocator(type, hint: inForce.hint(for: type), place: place).stopTest()
  }

  /// Finds a service that was added and is similar to the requested one, which may be the service that the caller
  /// meant.
  func hint<T>(for type: T.Type) -> LocatorHint? {
    let entries = all
    let fitting = entries.first { entry in
      // A cast may run code of the service, which must not run outside of its actor.
      guard !entry.isBoundToMainActor || MainThread.isCurrent else { return false }
      return entry.value.boxed is T
    }
    if let fitting { return LocatorHint(kind: .fits, type: fitting.type, place: fitting.place) }
    let name = TypeName.short(type)
    return entries.first { TypeName.short($0.type) == name }
      .map { LocatorHint(kind: .hasThatName, type: $0.type, place: $0.place) }
  }
}

/// A service that was added, and is similar to the requested one.
struct LocatorHint {
  enum Kind {
    /// The service conforms to the requested type, but was added as another one.
    case fits
    /// The type of the service has the name of the requested type.
    case hasThatName
  }

  let kind: Kind
  let type: any Any.Type
  let place: CallPlace
}

extension Wiring {
  /// The index of a level in ``Wiring/levels``.
  package struct LevelNumber: Hashable, Sendable {
    package var index: Int

    package init(_ index: Int) { self.index = index }
  }

  /// A scope level: an enum that conforms to `ScopeLevel`.
  package struct Level: Hashable, Sendable {
    /// The full name of its type: `App.Session`.
    package var name: String
    /// The level that it is opened in; `nil` for the root.
    package var parent: LevelNumber?
    /// The index of the service that is its input; `nil` if the input is `Void`.
    ///
    /// The level supplies the input, so it is not among the registrations. In the level the input takes precedence over
    /// a registration of the same service.
    package var input: Int?
    /// The place of its declaration, if that is known.
    package var place: ServicePlace?

    package init(name: String, parent: LevelNumber? = nil, input: Int? = nil, place: ServicePlace? = nil) {
      self.name = name
      self.parent = parent
      self.input = input
      self.place = place
    }
  }

  /// A call that opens a level: `provider.makeScope(Session.self, user)`.
  package struct Opening: Hashable, Sendable {
    package var level: LevelNumber
    /// The position of the provider that opens it.
    package var position: ScopePosition
    package var place: ServicePlace?

    package init(level: LevelNumber, from position: ScopePosition, place: ServicePlace? = nil) {
      self.level = level
      self.position = position
      self.place = place
    }
  }

  /// A call of `decorate`, whether its service is registered or not.
  package struct Decorator: Hashable, Sendable {
    /// The index of the service that it wraps.
    package var service: Int
    /// The key of the registration that it wraps, if it names one.
    package var key: RegistrationKey?
    /// The key, as `String(reflecting:)` writes it.
    package var keyName: String?
    /// Whether it wraps transient registrations only.
    package var wrapsTransientsOnly: Bool
    package var place: ServicePlace?

    package init(
      service: Int, key: RegistrationKey? = nil, keyName: String? = nil, wrapsTransientsOnly: Bool = false,
      place: ServicePlace? = nil
    ) {
      self.service = service
      self.key = key
      self.keyName = keyName
      self.wrapsTransientsOnly = wrapsTransientsOnly
      self.place = place
    }

    /// Returns whether the decorator wraps a registration of its service, as far as their keys show.
    package func wraps(_ registration: Registration) -> Bool {
      hasKey(of: registration) && (!wrapsTransientsOnly || registration.lifetime.sharing == .none)
    }

    /// Returns whether the decorator is for the key of a registration of its service, as far as the source shows both
    /// keys. A decorator without a key is for all of them.
    func hasKey(of registration: Registration) -> Bool {
      guard let key, let registrationKey = registration.key else { return true }
      return key == registrationKey || key == .unread || registrationKey == .unread
    }
  }
}

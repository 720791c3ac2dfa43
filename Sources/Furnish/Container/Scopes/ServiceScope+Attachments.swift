package import FurnishGraph

/// A registration, and the value that an integration has stored with it.
package struct AttachedRegistration<Attachment: Sendable>: Sendable {
  package let attachment: Attachment

  /// The number of the registration in its container.
  package let number: Int

  package let symbol: ServiceSymbol
  package let place: ServicePlace
}

/// The identity of an instance, which this value retains. Two scopes that share an instance return equal identities.
package struct InstanceID: Sendable, Equatable {
  private let instance: StoredValue

  init(_ instance: StoredValue) { self.instance = instance }

  package static func == (one: Self, other: Self) -> Bool { one.instance === other.instance }
}

/// The registrations that a registration requests, by their numbers.
package struct RequestedRegistrations {
  /// The registrations that its parameters request: their instances are created before its own.
  package var parameters: [Int] = []

  /// The registrations that its recipe has requested from the provider so far.
  package var requested: [Int] = []

  /// The registrations that it may request later, through `Lazy` or `Factory`.
  package var deferred: [Int] = []

  /// Whether its recipe takes the provider, so that it may request any other service at any time.
  package var isOpaque = false
}

extension ServiceScope {
  /// Returns the registrations that have an attachment of a type, in the order of registration.
  package func registrations<Attachment: Sendable>(
    withAttachment type: Attachment.Type
  ) -> [AttachedRegistration<Attachment>] {
    table.slots.compactMap { slot in
      guard let attachment = slot.registration.attachment as? Attachment else { return nil }
      return AttachedRegistration(
        attachment: attachment, number: slot.number, symbol: slot.symbol,
        place: ServicePlace(slot.registration.source))
    }
  }

  /// Returns the instance of a registration, and creates it if necessary.
  ///
  /// - Throws: ``ServiceError`` if it cannot be created.
  package func instance<T: Sendable>(
    ofRegistration number: Int, as type: T.Type
  ) async throws -> (value: T, id: InstanceID) {
    let instance = try await instanceAwaiting(table.slots[number])
    return (instance.value(as: type), InstanceID(instance))
  }

  /// Calls a function after each change of the container's registrations, if they may change.
  package func onChange(_ body: @escaping @Sendable () -> Void) {
    (withExtrasIfAny(\.generations) ?? nil)?.onChange(body)
  }

  /// Calls a function when the container whose root this is begins to close. There is one such function.
  package func onClosing(_ body: @escaping @Sendable () -> Void) { withExtras { $0.onClosing = body } }

  /// Whether the registrations of the container whose root this is may change.
  package var followsChanges: Bool { (withExtrasIfAny(\.generations) ?? nil) != nil }

  /// Cancels a change of the container's registrations that is in progress, and makes no other one.
  package func stopChanges() { (withExtrasIfAny(\.generations) ?? nil)?.stop() }

  /// Returns the registrations that a registration requests, and those that its instance has requested so far.
  package func requests(ofRegistration number: Int) -> RequestedRegistrations {
    let slot = table.slots[number]
    var requests = RequestedRegistrations()
    requests.isOpaque = slot.isOpaque
    for dependency in slot.dependencies {
      let numbers = table.slots(of: dependency.requested).map(\.number)
      if dependency.isDeferred { requests.deferred += numbers } else { requests.parameters += numbers }
    }
    if slot.isStored, stores(slot.level), case .ready(let instance) = cell(of: slot).state {
      for request in instance.provider?.services ?? [] { requests.requested += table.slots(of: request).map(\.number) }
    }
    return requests
  }
}

package import FurnishGraph

/// A registration with which an integration has stored something.
package struct AttachedRegistration<Attachment: Sendable>: Sendable {
  package let attachment: Attachment

  /// The number of the registration in its container.
  package let number: Int

  package let symbol: ServiceSymbol
  package let place: ServicePlace
}

/// The registrations that one requests, by their numbers.
package struct RequestedRegistrations {
  /// The registrations that its parameters request: they exist before it does.
  package var parameters: [Int] = []

  /// The registrations that it may request later, and those that its recipe has requested from the provider.
  package var others: [Int] = []

  /// Whether its recipe takes the provider, so that it may request any other service at any time.
  package var isOpaque = false
}

extension ServiceScope {
  /// The registrations that have an attachment of a type, in the order of registration.
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

  /// The instance of a registration, created if need be.
  ///
  /// - Throws: ``ServiceError`` if it cannot be created.
  package func instance<T: Sendable>(ofRegistration number: Int, as type: T.Type) async throws -> T {
    try await instanceAwaiting(table.slots[number]).value(as: type)
  }

  /// The registrations that a registration requests, and those that its instance has requested so far.
  package func requests(ofRegistration number: Int) -> RequestedRegistrations {
    let slot = table.slots[number]
    var requests = RequestedRegistrations()
    requests.isOpaque = slot.isOpaque
    for dependency in slot.dependencies {
      let numbers = table.slots(of: dependency.requested).map(\.number)
      if dependency.isDeferred { requests.others += numbers } else { requests.parameters += numbers }
    }
    if slot.isStored, stores(slot.level), case .ready(let instance) = cell(of: slot).state {
      for request in instance.provider?.services ?? [] { requests.others += table.slots(of: request).map(\.number) }
    }
    return requests
  }
}

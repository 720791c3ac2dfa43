import FurnishGraph

/// A service, with its key if it is registered under one. A policy or a decorator applies to the registrations with an
/// equal pair.
struct KeyedService: Hashable {
  let service: SourceService
  let key: SourceKey?
  /// The index of the registration if its key cannot be read; with it, this value equals no other.
  private let unread: Int?

  init(_ service: SourceService, _ key: SourceKey?, ofRegistration index: Int) {
    self.service = service
    self.key = key
    unread = key == .unread ? index : nil
  }
}

/// The decorators of a container, by the registrations that they may wrap.
struct SourceDecorators {
  /// The decorators of each service and key.
  private let exact: [KeyedService: [Int]]
  /// The decorators under keys that cannot be read, by their services.
  private var underUnread: [SourceService: [Int]] = [:]
  /// The decorators under any key, by their services.
  private var underAny: [SourceService: [Int]] = [:]
  /// The decorators that wrap transient registrations only.
  private let ofTransients: Set<Int>

  /// - Parameters:
  ///   - decorators: The indices of the decorators of each service and key.
  ///   - registrations: All registrations, decorators included.
  init(_ decorators: [KeyedService: [Int]], among registrations: [SourceRegistration]) {
    exact = decorators
    ofTransients = Set(decorators.values.joined().filter { registrations[$0].wrapsTransientsOnly })
    for (target, indices) in decorators {
      guard let key = target.key else { continue }
      underAny[target.service, default: []] += indices
      if key == .unread { underUnread[target.service, default: []] += indices }
    }
  }

  /// Returns the decorators that wrap a registration. A key that cannot be read may equal any key.
  ///
  /// - Parameter index: The index of the registration.
  func wrapping(_ registration: SourceRegistration, index: Int) -> [Int] {
    guard !exact.isEmpty else { return [] }
    let candidates = withKey(of: registration, index: index)
    return registration.lifetime.sharing == .none ? candidates : candidates.filter { !ofTransients.contains($0) }
  }

  private func withKey(of registration: SourceRegistration, index: Int) -> [Int] {
    if registration.key == .unread { return (underAny[registration.service] ?? []).sorted() }
    let created = registration.service.type.arguments(of: "Furnish.AssistedFactory")?.first
    let service = created.map { SourceService(type: $0, name: nil) } ?? registration.service
    let equal = exact[KeyedService(service, registration.key, ofRegistration: index)] ?? []
    guard registration.key != nil, let unread = underUnread[registration.service] else { return equal }
    return (equal + unread).sorted()
  }
}

extension SourceKey {
  /// The key as the source writes it; `nil` if it cannot be read.
  var text: String? { if case .text(let text) = self { text } else { nil } }
}

import FurnishGraph

extension SourceWiring {
  /// A decorator or an interceptor of a service.
  struct Wrapper: Sendable {
    enum Kind: Sendable {
      case decorator, interceptor
    }

    let kind: Kind
    let service: Int
    let key: RegistrationKey?
    let keyName: String?
    let wrapsTransientsOnly: Bool
    let place: ServicePlace

    init(
      _ kind: Kind, of service: Int, under key: RegistrationKey?, _ keyName: String?,
      wrapsTransientsOnly: Bool = false, at place: ServicePlace
    ) {
      self.kind = kind
      self.service = service
      self.key = key
      self.keyName = keyName
      self.wrapsTransientsOnly = wrapsTransientsOnly
      self.place = place
    }
  }
}

#if canImport(SwiftUI)
  import Furnish
  import SwiftUI

  /// Replaces an endpoint for a subtree.
  struct EndpointModifier<Action> {
    let keyPath: WritableKeyPath<EnvironmentValues, @Sendable (ServiceValues) -> Action>
    let endpoint: @Sendable (ServiceValues) -> Action
    @State private var memory = EndpointMemory<Action>()

    init(
      keyPath: WritableKeyPath<EnvironmentValues, @Sendable (ServiceValues) -> Action>,
      endpoint: @escaping @Sendable (ServiceValues) -> Action
    ) {
      self.keyPath = keyPath
      self.endpoint = endpoint
    }
  }

  // The conformance is in an extension, so that the type itself is bound to no actor: a modifier may be created on any
  // thread.
  extension EndpointModifier: ViewModifier {
    func body(content: Content) -> some View {
      content.transformEnvironment(\.self) { [memory, keyPath, endpoint] in
        memory.write(endpoint, through: keyPath, to: &$0)
      }
    }
  }

  /// The services with the endpoint that an ``EndpointModifier`` has written last. SwiftUI writes it again whenever
  /// something around the subtree has changed.
  // `@unchecked Sendable`: `latest` is guarded by `lock`.
  final class EndpointMemory<Action>: @unchecked Sendable {
    /// A write of an endpoint, with the services that it changed and those that result.
    private struct Write {
      let keyPath: WritableKeyPath<EnvironmentValues, @Sendable (ServiceValues) -> Action>
      let endpoint: StoredEndpoint<Action>
      let base: ServiceValues
      let placed: PlacedServices
    }

    private let lock = Lock()
    private var latest: Write?

    func write(
      _ endpoint: @escaping @Sendable (ServiceValues) -> Action,
      through keyPath: WritableKeyPath<EnvironmentValues, @Sendable (ServiceValues) -> Action>,
      to environment: inout EnvironmentValues
    ) {
      let endpoint = StoredEndpoint(call: endpoint)
      let base = environment.services.withoutPlace
      let latest = lock.withLock { self.latest }
      if let latest, latest.base.layer === base.layer, latest.keyPath == keyPath,
        areBitsSame(latest.endpoint, endpoint)
      {
        return environment.place(latest.placed)
      }
      let around = environment.placedServices
      environment[keyPath: keyPath] = endpoint.call
      let placed = environment.placedServices
      // A key path to a property of the program's own changes no services.
      guard placed !== around else { return }
      lock.withLock { self.latest = Write(keyPath: keyPath, endpoint: endpoint, base: base, placed: placed) }
      // The former services are released here, without the lock.
      withExtendedLifetime(latest) {}
    }
  }

  /// An endpoint whose bits can be compared. A function that is passed to a generic function by itself is wrapped in
  /// another function each time, so its bits would differ.
  private struct StoredEndpoint<Action> {
    let call: @Sendable (ServiceValues) -> Action
  }
#endif

#if Hummingbird
  public import Furnish
  public import FurnishObservability
  public import Hummingbird

  extension RouterMethods {
    /// Adds routes that report on a container: whether it lives, whether it is ready, and how it is wired.
    ///
    /// ```swift
    /// router.addServiceRoutes(of: provider)                      // GET /live, GET /ready
    /// router.addServiceRoutes(of: provider, wiring: "wiring")    // and GET /wiring
    /// ```
    ///
    /// Liveness answers 200 until the container is closed. Readiness answers 200 while the container's state is
    /// ``/Furnish/ServiceContainer/State/ready``: all services that run are ready, and none is being stopped. Otherwise
    /// both answer 503. The body is the state: `{"state":"starting"}`. A container that was only validated stays in the
    /// state `built`, and is not ready: call `start()` or `makeServiceGroup`, which create its eager services.
    ///
    /// With a ``/FurnishObservability/LiveInstances``, which has to observe the container, the page of the wiring lists
    /// the instances that live when it is requested, since when, and how long each took to create:
    ///
    /// ```swift
    /// let live = LiveInstances()
    /// container.observe(with: live)
    /// router.addServiceRoutes(of: provider, wiring: "wiring", showing: live)
    /// ```
    ///
    /// The page names every type, file and line of the program. Switch it on only where visitors may see
    /// that, or in a group of routes that refuses other visitors.
    ///
    /// Add the routes before ``ScopeMiddleware``, so that they open no scopes.
    ///
    /// - Parameters:
    ///   - provider: A provider of the container: its root, or the one that the recipe of a server takes. A provider
    ///     that does not belong to a `ServiceContainer` has no state; the checks then answer 503 with the state
    ///     `unknown`.
    ///   - liveness: The path of the liveness check; `nil` for none.
    ///   - readiness: The path of the readiness check; `nil` for none.
    ///   - wiring: The path of a page that draws the services of the container; `nil`, the default, for none.
    ///   - live: The instances that the page lists; `nil`, the default, for none.
    ///   - title: The title of that page.
    /// - Returns: The router, for chained calls.
    @discardableResult
    public func addServiceRoutes(
      of provider: any ServiceProvider, liveness: RouterPath? = "live", readiness: RouterPath? = "ready",
      wiring: RouterPath? = nil, showing live: LiveInstances? = nil, title: String = "Services"
    ) -> Self {
      if let liveness {
        get(liveness) { _, _ in StateReport(of: provider) { $0 != .closed } }
      }
      if let readiness {
        get(readiness) { _, _ in StateReport(of: provider) { $0 == .ready } }
      }
      if let wiring {
        let graph = provider.containerRoot?.containerGraph ?? ServiceContainer().graph
        let page = WiringPage(graph, title: title, live: live)
        get(wiring) { _, _ in page }
      }
      return self
    }
  }

  /// The response of a liveness check or a readiness check.
  private struct StateReport: ResponseGenerator {
    let state: ServiceContainer.State?
    let isPassed: Bool

    init(of provider: any ServiceProvider, isPassed: (ServiceContainer.State) -> Bool) {
      state = provider.containerRoot?.containerState
      self.isPassed = state.map(isPassed) ?? false
    }

    func response(from request: Request, context: some RequestContext) -> Response {
      Response(
        status: isPassed ? .ok : .serviceUnavailable,
        headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
        body: .init(byteBuffer: ByteBuffer(string: #"{"state":"\#(state?.rawValue ?? "unknown")"}"#)))
    }
  }
#endif

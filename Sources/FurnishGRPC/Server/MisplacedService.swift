#if GRPC
  import Furnish
  import GRPCCore

  /// The error of a service that a server cannot serve as it is set up.
  @available(macOS 15, iOS 18, macCatalyst 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct MisplacedService: Error, CustomStringConvertible {
    /// The description: what happened, where, and how to fix it, in three lines.
    let description: String

    /// Creates the error of a service one of whose methods the server has already.
    init(_ service: (some Any).Type, at method: MethodDescriptor) {
      self.init(
        "The server already has the method \(method.fullyQualifiedMethod): callers of one service would be answered by "
          + "the other one.",
        where: "`grpcService` of \(String(reflecting: service))",
        fix: "serve each service once, and give services whose types have the same name names of their own: "
          + "`grpcService(named: …)`, and `.grpc(client, named: …)` for their callers.")
    }

    /// Creates the error of a level that cannot be opened in a provider. Returns nil if it can.
    init?<Level: ScopeLevel>(_ service: (some Any).Type, opening level: Level.Type, in provider: any ServiceProvider) {
      do {
        try provider.checkParent(of: level)
        return nil
      } catch {
        self.init(
          error.finding.message,
          where: "`grpcService(scoping:)` of \(String(reflecting: service)), which opens \(level)",
          fix: "pass a provider whose innermost open level is the parent of \(level), such as that of the container "
            + "for a level without a parent.")
      }
    }

    private init(_ what: String, where place: String, fix: String) {
      description = """
        \(what)
          where: \(place)
          fix:   \(fix)
        """
    }
  }
#endif

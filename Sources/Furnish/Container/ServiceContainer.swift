public import FurnishGraph

/// A container of services. Register services, validate the wiring before anything is created, and resolve services
/// from the provider.
///
/// ```swift
/// let container = ServiceContainer()
/// try container.services
///   .register((any Log).self) { _ in ConsoleLog() }
///   .register((any Repository).self, lifetime: .scoped, SQLRepository.init(database:log:))
/// let provider = try container.validated()
/// let log = provider.resolveRequired((any Log).self)
/// ```
///
/// Any thread may use it. See <doc:Containers>.
// `@unchecked Sendable`: `root` is guarded by `lock`.
public final class ServiceContainer: Container, @unchecked Sendable {
  private let collection = RegistrationList()
  private let lock = Lock()
  private var root: ServiceScope?

  /// The tasks that run while the container is open.
  let tasks = ContainerTasks()

  /// Creates a container without registrations.
  public init() {}

  /// The collection in which services are registered. It accepts no registrations once the container is built.
  ///
  /// - Throws: ``ServiceError`` if the container is built already.
  public var services: any ServiceCollection {
    get throws {
      if built != nil { throw ServiceError.builtAlready(nil, place: nil) }
      return collection
    }
  }

  /// Ends registration, and reports each finding at error level as an issue, which fails a test and is printed by a
  /// debug build. ``validated()`` throws them instead.
  ///
  /// A second call does nothing.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call, as `#fileID` states it, where the issues are reported.
  ///   - filePath: The path of the file of the call, where the issues are reported.
  ///   - line: The line of the call, where the issues are reported.
  ///   - column: The column of the call, where the issues are reported.
  public func build(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    build(reportingAt: fileID, filePath: filePath, line: line, column: column)
  }

  public func build(reportingAt fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    let place = CallPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let isFirst = built == nil
    let root = makeRoot()
    guard isFirst else { return }
    for finding in root.table.errors { ServiceIssue(finding, place: place).report() }
  }

  /// Ends registration, for code that uses the container as a ``Container``.
  // Disfavored: a call of `build` finds this method, too, and the compiler would prefer it to the one with defaults.
  @_disfavoredOverload
  @_implements(Container,build())
  public func anyBuild() { build() }

  /// Ends registration, checks the wiring against all rules, and creates no service.
  ///
  /// Validation checks only the wiring. So this method returns the provider of a container that was closed, too,
  /// although that provider refuses each request.
  ///
  /// - Returns: The root provider.
  /// - Throws: ``WiringError`` with every finding at error level.
  /// - Complexity: Linear in the registrations and their requests.
  @discardableResult
  public func validated() throws -> ServiceScope {
    let root = makeRoot()
    let errors = root.table.errors
    if !errors.isEmpty { throw WiringError(findings: errors) }
    return root
  }

  /// The provider of the services.
  ///
  /// - Throws: ``ServiceError`` if the container is not built yet.
  public var provider: ServiceScope {
    get throws {
      guard let built else { throw ServiceError.notBuilt() }
      return built
    }
  }

  /// The provider of the services, for code that uses the container as a ``Container``.
  @_implements(Container,provider)
  public var anyProvider: any ServiceProvider { get throws { try provider } }

  /// All findings of the rules: errors, warnings and notes. Before the container is built, they are about the
  /// registrations so far.
  ///
  /// - Complexity: Linear in the registrations and their requests, at each call.
  public var findings: [Finding] { table.findings }

  /// The services and their requests, as a graph that can be encoded. Before the container is built, it has the
  /// registrations so far.
  public var graph: ServiceGraph { table.wiring.graph() }

  var observers: ContainerObservers { collection.observers }

  private var built: ServiceScope? { lock.withLock { root } }

  private var table: ServiceTable { built?.table ?? collection.makeTable() }

  private func makeRoot() -> ServiceScope {
    lock.withLock {
      if let root { return root }
      let created = ServiceScope(collection.close())
      root = created
      return created
    }
  }
}

public import FurnishGraph

/// Something that services are registered in, and that then provides them.
public protocol Container: AnyObject {
  /// Where to register services.
  ///
  /// - Throws: Where the container is built already.
  var services: any ServiceCollection { get throws }

  /// Ends the registering. Mistakes in it are reported.
  func build()

  /// What provides the services.
  ///
  /// - Throws: Where the container is not built yet.
  var provider: any ServiceProvider { get throws }
}

/// A container: services are registered, the wiring is judged as a whole before anything is
/// made, and then they can be asked for.
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
///
/// `@unchecked Sendable`: `root` is guarded by `lock`.
public final class ServiceContainer: Container, @unchecked Sendable {
  private let collection = RegistrationList()
  private let lock = Lock()
  private var root: ServiceScope?

  /// What goes on beside the container.
  let tasks = ContainerTasks()

  /// A container in which nothing is registered yet.
  public init() {}

  /// Where to register services. Nothing can be registered once the container is built.
  ///
  /// - Throws: ``ServiceError`` where it is built already.
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
  ///   - fileID: The place of the call, where the issues are reported.
  ///   - filePath: The place of the call, where the issues are reported.
  ///   - line: The place of the call, where the issues are reported.
  ///   - column: The place of the call, where the issues are reported.
  public func build(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let isFirst = built == nil
    let root = makeRoot()
    guard isFirst else { return }
    for finding in root.table.errors { ServiceIssue(finding, place: place).report() }
  }

  /// Ends registration, for code that uses the container as a ``Container``.
  // Disfavored: the name `build` finds this method too, and the compiler would prefer it to the one with defaults.
  @_disfavoredOverload
  @_implements(Container,build())
  public func anyBuild() { build() }

  /// Ends registration, checks the wiring against all rules, and creates no service.
  ///
  /// It is about the wiring alone: the provider of a container that was closed is returned, too, and refuses each request.
  ///
  /// - Returns: The root provider.
  /// - Throws: ``WiringError`` with every finding at error level.
  /// - Complexity: Linear in the registrations and what they ask for.
  @discardableResult
  public func validated() throws -> ServiceScope {
    let root = makeRoot()
    let errors = root.table.errors
    if !errors.isEmpty { throw WiringError(findings: errors) }
    return root
  }

  /// What provides the services.
  ///
  /// - Throws: ``ServiceError`` where the container is not built yet.
  public var provider: ServiceScope {
    get throws {
      guard let built else { throw ServiceError.notBuilt() }
      return built
    }
  }

  /// The same, for code that knows a ``Container`` only.
  @_implements(Container,provider)
  public var anyProvider: any ServiceProvider { get throws { try provider } }

  /// Everything that the rules found: errors, warnings and notes. Before the container is
  /// built, it is about what is registered so far.
  ///
  /// - Complexity: Linear in the registrations and what they ask for, at each call.
  public var findings: [Finding] { table.findings }

  /// The services and what they ask for, as a graph that can be encoded: what is registered
  /// so far, before the container is built.
  public var graph: ServiceGraph { table.wiring.graph() }

  var observers: ContainerObservers { collection.observers }

  private var built: ServiceScope? { lock.withLock { root } }

  private var table: ServiceTable { built?.table ?? collection.makeTable() }

  private func makeRoot() -> ServiceScope {
    lock.withLock {
      if let root { return root }
      let made = ServiceScope(collection.close())
      root = made
      return made
    }
  }
}

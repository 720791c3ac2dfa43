// A program that creates its composition in several ways, each of which counts.
import Core

final class Bound {
  let dependencies: Dependencies
  init() {
    let created = Dependencies(settings: .live)
    dependencies = created
  }
  func launch() {
    print(dependencies.provider.resolveRequired(Shared.self))
    print(dependencies.provider.resolveRequired(First.self))  //~ missing-service: First is not registered
  }
}
final class Assigned {
  let dependencies: Dependencies
  init() { dependencies = Dependencies(settings: .live) }
  func launch() {
    print(dependencies.provider.resolveRequired(Shared.self))
    print(dependencies.provider.resolveRequired(Second.self))  //~ missing-service: Second is not registered
  }
}
final class Tried {
  let dependencies: Dependencies
  init() {
    do { self.dependencies = try Dependencies(checking: .live) } catch { fatalError("\(error)") }
  }
  func launch() {
    print(dependencies.provider.resolveRequired(Shared.self))
    print(dependencies.provider.resolveRequired(Third.self))  //~ missing-service: Third is not registered
  }
}
final class Previewed {
  let dependencies: Dependencies
  init() { dependencies = Dependencies(settings: .preview) }
  func launch() {
    print(dependencies.provider.resolveRequired(Shared.self), dependencies.provider.resolveRequired(First.self))
    print(dependencies.provider.resolveRequired(Second.self), dependencies.provider.resolveRequired(Third.self))
  }
}
let preview = Dependencies(settings: Settings(isLive: false))
print(preview.provider.resolveRequired(First.self))
Bound().launch()
Assigned().launch()
Tried().launch()
Previewed().launch()
// In the module Core:
public struct Shared: Sendable {}
public struct First: Sendable {}
public struct Second: Sendable {}
public struct Third: Sendable {}
public struct Settings: Sendable {
  var isLive: Bool
  public init(isLive: Bool) { self.isLive = isLive }
  public static let live = Settings(isLive: true)
  public static let preview = Settings(isLive: false)
}
public final class Dependencies {
  private let container = ServiceContainer()
  public let provider: any ServiceProvider
  public init(settings: Settings) {
    let services = try! container.services
    services.register(Shared.self) { Shared() }
    if !settings.isLive {
      services.register(First.self) { First() }.register(Second.self) { Second() }.register(Third.self) { Third() }
    }
    provider = try! container.validated()
  }
  public init(checking settings: Settings) throws {
    let services = try container.services
    services.register(Shared.self) { Shared() }
    if !settings.isLive { services.register(Third.self) { Third() } }
    provider = try container.validated()
  }
}

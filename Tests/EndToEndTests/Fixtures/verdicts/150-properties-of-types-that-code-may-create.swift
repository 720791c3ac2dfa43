// A property requests its service once its owner is created. Where the main program creates the owner, a service that flags
// leave out is missing. Elsewhere it may be missing, because other code may create the owner under the same condition.
protocol Mail: Sendable {}
protocol Feed: Sendable {}
protocol Maps: Sendable {}
protocol News: Sendable {}
protocol Chat: Sendable {}
protocol Cache: Sendable {}
struct Client: Mail, Feed, Maps, News, Chat, Cache {}
@propertyWrapper struct Inject<Value> {
  var wrappedValue: Value { Setup.provider.resolveRequired(Value.self) }
}
enum Setup {
  static let container = ServiceContainer()
  static let provider: ServiceScope = {
    #if REMOTE
      try! container.services.register((any Mail).self) { Client() }.register((any Feed).self) { Client() }
        .register((any Maps).self) { Client() }.register((any News).self) { Client() }
        .register((any Chat).self) { Client() }
    #endif
    return try! container.validated()
  }()
}
final class Screen { @Injected var mail: any Mail }  //~ warning missing-service: any Mail
final class Panel { @Inject var feed: any Feed }  //~ warning missing-service: any Feed
final class Dialog {
  let maps: any Maps = Setup.provider.resolveRequired()  //~ warning missing-service: any Maps
}
@Injectable final class Window { @Injection var news: any News }  //~ warning missing-service: any News
final class Alert {
  private let chat = Injected<any Chat>()  //~ warning missing-service: any Chat
}
class Tool { @Injected var cache: any Cache }  //~ missing-service: TOOL is set
final class Hammer: Tool {}
#if !TOOL
  ServiceLocator.shared.addService(service: Client() as any Cache)
#endif
#if REMOTE
  print(Screen(), Panel(), Dialog(), Alert())
  Setup.provider.withServices { print(Window()) }
#endif
#if TOOL
  withServices { _ in } operation: { print(Hammer()) }
#endif

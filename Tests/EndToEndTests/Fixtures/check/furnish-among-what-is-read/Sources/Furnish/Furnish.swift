public final class ServiceContainer: Sendable {}
public protocol ServiceCollection {}
public struct ServiceName { init(_ text: String) {} }
public struct Lazy<Value> {}

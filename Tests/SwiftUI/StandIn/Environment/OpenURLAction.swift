/// An action that opens URLs.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    let url: URL?
    let isAccepted: Bool

    public static let handled = Result(url: nil, isAccepted: true)
    public static let discarded = Result(url: nil, isAccepted: false)
    public static let systemAction = Result(url: nil, isAccepted: true)

    public static func systemAction(_ url: URL) -> Result { Result(url: url, isAccepted: true) }
  }

  // `@unchecked Sendable`: the closure is called only on the main actor, to which this type is isolated.
  private struct Handler: @unchecked Sendable {
    let open: (URL) -> Result
  }

  private let handler: Handler

  public init(handler: @escaping (URL) -> Result) { self.handler = Handler(open: handler) }

  public func callAsFunction(_ url: URL) { _ = handler.open(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler.open(url).isAccepted)
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction? { nil }
  }

  /// The action that opens URLs. It opens nothing unless a view sets another one.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] ?? .none }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension OpenURLAction {
  /// The action that opens nothing. It is created once, because an environment may be read off the main actor.
  nonisolated fileprivate static let none = OpenURLAction()

  /// Creates an action that opens nothing.
  nonisolated private init() { handler = Handler { _ in .discarded } }
}

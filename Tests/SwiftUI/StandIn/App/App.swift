/// A program with a user interface.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

/// A part of an app's user interface with its own life cycle.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene of this module.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {
  var root: any View { get }
}

/// Windows that show the same kind of view.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { fatalError("a window group has no body") }

  var root: any View { content }
}

/// An app as a view: its properties are installed as those of views are.
struct AppRoot<A: App>: PrimitiveView {
  let app: A

  func update(_ node: ViewNode) { node.setChildren([firstView(of: node.installed(app).body)]) }

  private func firstView(of scene: some Scene) -> any View {
    if let primitive = scene as? any PrimitiveScene { return primitive.root }
    return firstView(of: scene.body)
  }
}

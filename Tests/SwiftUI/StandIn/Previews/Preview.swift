/// Views for the canvas, in the older form.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// A preview of the `#Preview` macro. The macro itself is missing, because it requires Apple's compiler plugin.
public struct Preview {
  /// The settings of previews of views.
  public struct ViewTraits: Sendable {}
}

/// A setting of a preview.
public struct PreviewTrait<T> {
  let apply: @MainActor (any View) async throws -> any View
}

/// A type that changes the view of a preview.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View

  typealias Content = PreviewModifierContent

  /// Creates the context, once for all previews that use this type.
  @MainActor @preconcurrency static func makeSharedContext() async throws -> Context

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a modifier receives it.
public struct PreviewModifierContent: PrimitiveView {
  let view: any View

  func update(_ node: ViewNode) { node.setChildren([view]) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor @preconcurrency
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait { view in try await SharedContexts.shared.apply(modifier, to: view) }
  }
}

extension PreviewTrait {
  @MainActor
  func applied(_ view: any View) async throws -> any View { try await apply(view) }
}

/// The contexts that previews share.
@MainActor
private final class SharedContexts {
  static let shared = SharedContexts()

  private var contexts: [ObjectIdentifier: Any] = [:]

  func apply<Modifier: PreviewModifier>(_ modifier: Modifier, to view: any View) async throws -> any View {
    let key = ObjectIdentifier(Modifier.self)
    if contexts[key] == nil { contexts[key] = try await Modifier.makeSharedContext() }
    // The context that is stored for a type of modifiers is the one that the type has created.
    return modifier.body(content: PreviewModifierContent(view: view), context: contexts[key] as! Modifier.Context)
  }
}

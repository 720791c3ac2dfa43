import SwiftSyntax

/// The code with which a program starts. It is read even if it contains no word about services, because its constants
/// may determine the services of the program: `DI.bootstrap(.live)`.
extension SourceReader {
  /// Returns whether a file is a main program: it has statements that are no declarations.
  func isMainProgram(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.contains { if case .decl = $0.item { false } else { true } }
  }

  /// Returns whether a program starts with a method: a member of the type with `@main`, or the method of a delegate that
  /// the system calls at the launch.
  func isStart(_ name: String, _ signature: FunctionSignatureSyntax, in enclosingType: Int?) -> Bool {
    guard let enclosingType else { return false }
    if facts.types[enclosingType].attributes.contains(where: { Self.attributesOfStarts.contains($0.name) }) {
      return true
    }
    if name == "applicationDidFinishLaunching" || name == "applicationWillFinishLaunching" { return true }
    return (name == "application" || name == "scene")
      && signature.parameterClause.parameters.contains { Self.labelsOfStarts.contains(text(of: $0.firstName)) }
  }

  private static let attributesOfStarts: Set<String> = ["main", "NSApplicationMain", "UIApplicationMain"]
  private static let labelsOfStarts: Set<String> = [
    "didFinishLaunchingWithOptions", "willConnectTo", "willFinishLaunchingWithOptions",
  ]
}

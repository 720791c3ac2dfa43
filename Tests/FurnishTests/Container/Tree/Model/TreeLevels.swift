import Furnish

/// The levels of the property test: a session, opened from the root, and a screen, opened from a session.
enum TreeSession: ScopeLevel { typealias Input = TreeInput }
enum TreeScreen: ScopeLevel { typealias Parent = TreeSession }

/// The input of a session: the number of its node.
struct TreeInput: Sendable {
  let node: Int
}

extension TreePlan {
  /// The scope that stores the instances of a service, unless they are transient or belong to an override.
  enum Home: Int, Sendable, CaseIterable {
    case root, session, screen
    /// The innermost scope, whatever its level.
    case scope

    /// The homes of the services that a service with this home may depend on.
    var accessible: [Home] {
      switch self {
      case .root: [.root]
      case .session: [.root, .session, .scope]
      case .screen: [.root, .session, .screen, .scope]
      case .scope: [.root, .scope]
      }
    }
  }
}

extension TreeModel.Node {
  /// The innermost level that is open here.
  var innermostLevel: TreePlan.Home? {
    for node in path {
      if case .level(let level) = node.kind { return level }
    }
    return nil
  }

  /// Finds the node that stores the instances of services with a home.
  func node(of home: TreePlan.Home) -> TreeModel.Node? {
    path.first { node in
      switch (home, node.kind) {
      case (.root, .root), (.scope, .scope), (.scope, .level): true
      case (_, .level(let level)): level == home
      default: false
      }
    }
  }
}

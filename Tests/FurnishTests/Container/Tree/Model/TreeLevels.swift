import Furnish

/// The levels of the property test: a session, opened from the root, and a screen, opened from a session.
enum TreeSession: ScopeLevel { typealias Input = TreeInput }
enum TreeScreen: ScopeLevel { typealias Parent = TreeSession }

/// The input of a session: the number of its node.
struct TreeInput: Sendable {
  let node: Int
}

extension TreePlan {
  /// The kind of the scope that stores the instances of a service, unless they are transient or belong to an override.
  enum ScopeKind: Int, Sendable, CaseIterable {
    case root, session, screen
    /// The innermost scope, whatever its level.
    case scope

    /// The kinds of scopes whose services a service of this kind of scope may depend on.
    var accessible: [ScopeKind] {
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
  /// The innermost level that is open at this node.
  var innermostLevel: TreePlan.ScopeKind? {
    for node in path {
      if case .level(let level) = node.kind { return level }
    }
    return nil
  }

  /// Finds the node that stores the instances of services of a kind of scope.
  func node(of scopeKind: TreePlan.ScopeKind) -> TreeModel.Node? {
    path.first { node in
      switch (scopeKind, node.kind) {
      case (.root, .root), (.scope, .scope), (.scope, .level): true
      case (_, .level(let level)): level == scopeKind
      default: false
      }
    }
  }
}

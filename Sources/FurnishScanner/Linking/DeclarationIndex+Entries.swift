extension DeclarationIndex {
  /// A type, with what its extensions add.
  struct TypeEntry {
    let file: Int
    let facts: TypeFacts
    let module: Int
    /// `App.Outer.Inner`
    let fullName: String
    let outer: Int?
    var nested: [String: Member] = [:]
    var inherited: [(TypeReference, file: Int)] = []
    var functions: [String: [Int]] = [:]
    var variables: [Int] = []
    /// Where an extension adds something, files other than its own come in.
    var extensions: [Int] = []
  }

  /// A class, as are variables: their facts are large, and are looked at far more often than they are kept.
  final class FunctionEntry {
    let file: Int
    let facts: FunctionFacts
    /// The type that it belongs to; nil for a global one.
    let owner: Int?
    /// The name of the type that it extends, where that is none of ours: `ServiceCollection`.
    let foreignOwner: String?

    init(file: Int, facts: FunctionFacts, owner: Int?, foreignOwner: String?) {
      self.file = file
      self.facts = facts
      self.owner = owner
      self.foreignOwner = foreignOwner
    }
  }

  final class VariableEntry {
    let file: Int
    let facts: VariableFacts
    let owner: Int?
    let foreignOwner: String?

    init(file: Int, facts: VariableFacts, owner: Int?, foreignOwner: String?) {
      self.file = file
      self.facts = facts
      self.owner = owner
      self.foreignOwner = foreignOwner
    }
  }

  struct AliasEntry {
    let file: Int
    let facts: AliasFacts
    let outer: Int?
  }

  enum Member {
    case type(Int)
    case alias(Int)
  }
}

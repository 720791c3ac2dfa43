#if canImport(SwiftUI)
  import Furnish

  /// The provider that a view's scope is opened from.
  enum ScopeSource {
    case around
    case provider(any ServiceProvider)
    case container(any Container)
  }

  /// The kind of scope that a view opens: a plain one, or one of a level with an input.
  struct ScopeOpening {
    let open: (any ServiceProvider) -> any ScopedProvider

    private let level: (any ScopeLevel.Type)?
    private let input: (any Equatable)?

    /// A scope without a level.
    static var plain: ScopeOpening { ScopeOpening(level: nil, input: nil) { $0.makeScope() } }

    /// Creates the opening of a scope of a level. The scope stays in use as long as the input is equal.
    init<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) where Level.Input: Equatable {
      self.init(level: level, input: input) { $0.makeScope(level, input) }
    }

    /// Creates the opening of a scope of a level whose input cannot be compared. The scope stays in use for every
    /// input.
    init<Level: ScopeLevel>(incomparable level: Level.Type, _ input: Level.Input) {
      self.init(level: level, input: nil) { $0.makeScope(level, input) }
    }

    private init(
      level: (any ScopeLevel.Type)?, input: (any Equatable)?,
      open: @escaping (any ServiceProvider) -> any ScopedProvider
    ) {
      (self.level, self.input, self.open) = (level, input, open)
    }

    /// Returns whether a scope that was opened in this way can be used for `other`, too.
    func isUsable(for other: ScopeOpening) -> Bool {
      guard level == other.level else { return false }
      switch (input, other.input) {
      case (let input?, let other?): return input.isEqual(to: other)
      case (nil, nil): return true
      default: return false
      }
    }
  }
#endif

public import ActivityFeed
public import Counter
public import FavoritePrimes
public import Undo

/// One of the two counters on the screen.
public enum CounterID: String, Equatable, Sendable, CaseIterable {
  case first
  case second
}

public enum AppAction: Equatable, Sendable {
  case counter(CounterID, CounterAction)
  case favorites(FavoritePrimesAction)
  case activity(ActivityFeedAction)
}

extension AppAction {
  var favorites: FavoritePrimesAction? {
    get { if case .favorites(let action) = self { action } else { nil } }
    set { if case .favorites = self, let newValue { self = .favorites(newValue) } }
  }

  var activity: ActivityFeedAction? {
    get { if case .activity(let action) = self { action } else { nil } }
    set { if case .activity = self, let newValue { self = .activity(newValue) } }
  }

  func counter(_ id: CounterID) -> CounterAction? {
    if case .counter(id, let action) = self { action } else { nil }
  }

  /// A Boolean value that indicates whether the action is a step that `undo` takes back: one that the user has caused,
  /// and not an effect.
  var isStep: Bool {
    switch self {
    case .counter(_, .nthPrimeResponse), .activity, .favorites(.failed): false
    case .counter, .favorites: true
    }
  }
}

/// The actions of the app.
public typealias PrimeTimeAction = UndoableAction<AppAction>

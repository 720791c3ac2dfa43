import Furnish

/// The part of a store that its views share: whether the reducer is running, and the watchers of changes. Used only on
/// the actor of the store.
///
/// The variables have no checks of exclusive access, because no access to one of them lasts while other code is called.
@usableFromInline
final class StoreHub {
  /// Whether actions are being processed, so that others are queued.
  @usableFromInline @exclusivity(unchecked) var isDraining = false

  /// Whether the reducer is changing the state.
  @usableFromInline @exclusivity(unchecked) var isReducing = false

  /// Whether the queue has actions.
  @usableFromInline @exclusivity(unchecked) var hasQueued = false

  @usableFromInline @exclusivity(unchecked) var hasWatchers = false
  private var watchers: [Entry] = []

  private struct Entry {
    weak var watcher: StateWatcher?
    var retained: StateWatcher?
  }

  init() {}

  /// Notifies `watcher` of each reduction, until it returns that it needs no more. The watcher
  /// is not retained: the reader of a view retains it for as long as it observes.
  @usableFromInline
  func add(_ watcher: StateWatcher) { add(Entry(watcher: watcher)) }

  /// Notifies `watcher` of each reduction, and retains it until it returns that it needs no more.
  func addRetained(_ watcher: StateWatcher) { add(Entry(watcher: watcher, retained: watcher)) }

  private func add(_ entry: Entry) {
    // Released watchers are removed before the array would grow, so that it does not grow with each new view
    // that is read.
    if watchers.count == watchers.capacity { watchers.removeAll { $0.watcher == nil } }
    watchers.append(entry)
    hasWatchers = true
  }

  /// Notifies the watchers that the state may have changed. They may read, send and watch again.
  @usableFromInline
  func notify() {
    let notified = watchers
    watchers = []
    hasWatchers = false
    for entry in notified {
      if let watcher = entry.watcher, watcher.handleReduction() { add(entry) }
    }
  }

  /// Stops the program if the reducer is at work.
  @inlinable
  func requireReadable<State>(_ state: State.Type) {
    if isReducing { stopReading(state) }
  }

  @usableFromInline
  func stopReading(_ state: any Any.Type) -> Never { ServiceIssue.readWhileReducing(state).stop() }
}

/// An observer that reads the state after each reduction.
@usableFromInline
class StateWatcher {
  @inlinable
  init() {}

  /// Reads the state after a reduction.
  ///
  /// - Returns: Whether to notify the watcher of the next reduction, too.
  @usableFromInline
  func handleReduction() -> Bool { false }
}

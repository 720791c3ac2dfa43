import Furnish

/// The state that a store shares with its views: whether the reducer is running, and the watchers of
/// changes. Used on the actor of the store alone.
///
/// The variables are without checks of exclusive access, because no access to one of them lasts while
/// other code is called.
@usableFromInline
final class StoreHub {
  /// Whether actions are being worked off, so that others have to queue.
  @usableFromInline @exclusivity(unchecked) var isDraining = false

  /// Whether the reducer is changing the state.
  @usableFromInline @exclusivity(unchecked) var isReducing = false

  /// Whether there are actions in the queue.
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
  func keep(_ watcher: StateWatcher) { add(Entry(watcher: watcher, retained: watcher)) }

  private func add(_ entry: Entry) {
    // Watchers that were released are dropped before the array would grow, so that reading through
    // ever new views needs no ever larger array.
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
      if let watcher = entry.watcher, watcher.wantsMoreAfterReduction() { add(entry) }
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

  /// - Returns: Whether to be notified of the next reduction, too.
  @usableFromInline
  func wantsMoreAfterReduction() -> Bool { false }
}

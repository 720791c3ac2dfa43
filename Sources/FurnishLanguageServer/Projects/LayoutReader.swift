import Foundation
import FurnishScanner

/// A reader of the files and modules of a program. It has a thread of its own, since the package manager waits for a
/// build of the package, which may take minutes.
// `@unchecked Sendable`: `lock` guards `state`, and nothing else changes.
final class LayoutReader: @unchecked Sendable {
  private enum State {
    case idle
    /// A thread reads the layout, which is outdated if the manifest has changed in the meantime.
    case reading(isOutdated: Bool)
    case read(ProjectLayout)
  }

  private let folder: String
  private let includesTests: Bool
  private let readsManifest: Bool
  private let onRead: @Sendable () -> Void
  private let lock = NSLock()
  private var state = State.idle

  /// - Parameters:
  ///   - folder: The absolute path of the program.
  ///   - onRead: Called on another thread when a layout can be taken.
  init(_ folder: String, _ options: ProjectOptions, onRead: @escaping @Sendable () -> Void) {
    self.folder = folder
    includesTests = options.includesTests
    readsManifest = options.readsManifest
    self.onRead = onRead
  }

  /// The layout that the text of the manifest and the folders suggest.
  var guess: ProjectLayout { layout(readsManifest: false) }

  /// A Boolean value that indicates whether a layout can be taken.
  var hasLayout: Bool { lock.withLock { if case .read = state { true } else { false } } }

  /// Reads the layout: on another thread if the package manager is called, and otherwise at once.
  func begin() {
    guard readsManifest else {
      lock.withLock { state = .read(guess) }
      return
    }
    let startsThread = lock.withLock {
      // The package manager locks the folder of the package, so a second one would wait for the first.
      if case .reading = state {
        state = .reading(isOutdated: true)
        return false
      }
      state = .reading(isOutdated: false)
      return true
    }
    if startsThread { Thread.detachNewThread { self.readUntilCurrent() } }
  }

  /// Returns the layout that was read last, or `nil` if it was taken before.
  func take() -> ProjectLayout? {
    lock.withLock {
      guard case .read(let layout) = state else { return nil }
      state = .idle
      return layout
    }
  }

  private func readUntilCurrent() {
    while true {
      let layout = layout(readsManifest: true)
      let isCurrent = lock.withLock {
        if case .reading(isOutdated: true) = state {
          state = .reading(isOutdated: false)
          return false
        }
        state = .read(layout)
        return true
      }
      if isCurrent { return onRead() }
    }
  }

  private func layout(readsManifest: Bool) -> ProjectLayout {
    ProjectLayout(of: folder, from: folder, includesTests: includesTests, readsManifest: readsManifest)
  }
}

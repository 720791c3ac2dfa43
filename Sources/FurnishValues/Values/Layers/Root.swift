public import FurnishPrimitives

/// The values below all overrides: the defaults whose computation reads no overridden value. The process has one root,
/// and each test has another.
// `@unchecked Sendable`: `row` and `ended` are atomic words; the other variables are guarded by the engine's lock.
@usableFromInline
package final class Root: @unchecked Sendable {
  package static let process = Root(testName: nil)

  /// The test that this root belongs to, for reports; nil for the process.
  let testName: String?

  /// The identifier of the case of a test for which a trait created the root; nil for other roots.
  let caseID: String?

  /// A `furnish_row` from a key's number to a ``StoredValue``: read without a lock, written under
  /// the engine's.
  @exclusivity(unchecked) @usableFromInline private(set) var row = AtomicWord.unplaced
  @exclusivity(unchecked) private var ended = AtomicWord.unplaced
  private var rowStorage = furnish_word()
  private var endedStorage = furnish_word()
  @exclusivity(unchecked) private var defaults: [StoredValue] = []
  private var preparation: CallPlace?

  /// The keys that were reported in this root; see ``isFirstReport(of:)``.
  private var reported: Set<UInt> = []

  /// The keys of prepared values that were read; see ``noteReadOfPrepared(_:)``.
  private var readPrepared: Set<UInt> = []

  package init(testName: String?, caseID: String? = nil) {
    self.testName = testName
    self.caseID = caseID
    row = AtomicWord(inside: &rowStorage)
    row.store(UInt(bitPattern: furnish_row_make()))
    ended = AtomicWord(inside: &endedStorage)
    if testName != nil {
      Engine.lock.withLock { inherit(Root.process) }
    }
  }

  deinit { furnish_row_free(rowPointer) }

  @usableFromInline
  var rowPointer: UnsafeMutablePointer<furnish_row> {
    @inlinable get { UnsafeMutablePointer(bitPattern: row.load()).unsafelyUnwrapped }
  }

  package func storedValue(_ key: UInt) -> StoredValue? {
    UnsafeRawPointer(bitPattern: furnish_row_find(rowPointer, furnish_key_number_find(key)))
      .map { Unmanaged<StoredValue>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Stores a default for as long as this root lives. Call it under the engine's lock.
  func store(_ default: StoredValue) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(`default`).toOpaque())
    defaults.append(`default`)
    let number = furnish_key_number_make(`default`.key.address)
    row.store(UInt(bitPattern: furnish_row_set(rowPointer, number, address)))
  }

  /// Stores a prepared value if the key was not read in this root yet, and returns whether it has stored the value. A
  /// test may replace the values that the program has prepared.
  func prepare(_ default: StoredValue) -> Bool {
    Engine.lock.withLock {
      guard !isRead(`default`.key.address) else { return false }
      store(`default`)
      return true
    }
  }

  /// Returns whether a key was read in this root. The context counts as read as soon as a default was computed, because
  /// each default depends on the context.
  private func isRead(_ key: UInt) -> Bool {
    if key == KeyBits.contextAddress { return defaults.contains { !$0.isPrepared } }
    return readPrepared.contains(key) || storedValue(key)?.isPrepared == false
  }

  /// Notes the place of a call of `prepareServices`, or returns the place of the first call if this is not the first.
  func claimPreparation(_ place: CallPlace) -> CallPlace? {
    Engine.lock.withLock {
      if let preparation { return preparation }
      preparation = place
      return nil
    }
  }

  /// Notes that a test has read a value that the program prepared, so that the test may not replace it any more.
  func noteReadOfPrepared(_ key: UInt) {
    Engine.lock.withLock { _ = readPrepared.insert(key) }
  }

  /// Returns whether a key is reported for the first time in this root, and notes the report: one for each test is
  /// enough.
  func isFirstReport(of key: UInt) -> Bool {
    Engine.lock.withLock { reported.insert(key).inserted }
  }

  /// Returns the value of a key that is stored in this root. If none is stored, it creates and stores one that
  /// `prepareServices` may still replace. The value is created without the lock, and so possibly twice; only one of the
  /// two is stored.
  @discardableResult
  package func storeInitialDefault<Key: TestServiceKey>(_ key: Key.Type, with create: () -> Key.Value) -> Key.Value
  where Key.Value: Sendable {
    let key = InstanceKey(default: Layer.address(of: key))
    let initial = storedValue(key.address) ?? StoredValue(create(), key: key, isPrepared: true)
    let stored = Engine.lock.withLock {
      let earlier = self.storedValue(key.address)
      if earlier == nil { store(initial) }
      return earlier ?? initial
    }
    return stored.value(as: Key.Value.self)
  }

  /// Stores the values that the program has prepared, with which a test starts. If a value can change, the test
  /// receives a copy of it.
  private func inherit(_ other: Root) {
    for `default` in other.defaults where `default`.isPrepared && other.storedValue(`default`.key.address) === `default`
    {
      if let value = `default`.boxed as? any CopiedIntoTests {
        store(value.copyForTest(as: `default`.key))
      } else {
        store(`default`)
      }
    }
  }

  package var hasEnded: Bool { ended.load() != 0 }

  /// Records that the test has ended: each later read belongs to work that has outlived it.
  package func end() { ended.store(1) }
}

/// A default that every test has for itself, because it can be changed: the test starts with a copy of the program's.
package protocol CopiedIntoTests: Sendable {
  func copiedIntoTest() -> Self
}

extension CopiedIntoTests {
  fileprivate func copyForTest(as key: InstanceKey) -> StoredValue {
    StoredValue(copiedIntoTest(), key: key, isPrepared: true)
  }
}

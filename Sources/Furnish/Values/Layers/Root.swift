public import FurnishAtomics

/// What lies under every override: the defaults that read none. The process has one root,
/// each test another.
///
/// `@unchecked Sendable`: `row` and `ended` are atomic words; the private variables are
/// guarded by the engine's lock.
@usableFromInline
package final class Root: @unchecked Sendable {
  package static let process = Root(testName: nil, locator: .shared)

  /// The test that this root belongs to, for reports; nil for the process.
  let testName: String?

  /// Set where the root was made for one case of a test, by a trait.
  let caseID: String?

  /// A `furnish_row` from a key's number to a ``KeptValue``: read without a lock, written under
  /// the engine's.
  @exclusivity(unchecked) @usableFromInline private(set) var row = AtomicWord.unplaced
  @exclusivity(unchecked) private var ended = AtomicWord.unplaced
  private var rowStorage = furnish_word()
  private var endedStorage = furnish_word()
  @exclusivity(unchecked) private var kept: [KeptValue] = []
  private var preparation: SourcePlace?
  private var reported: Set<UInt> = []
  private var readPrepared: Set<UInt> = []

  package convenience init(testName: String?, caseID: String? = nil) {
    let locator = testName == nil ? ServiceLocator() : ServiceLocator(copying: Root.process.locator)
    self.init(testName: testName, caseID: caseID, locator: locator)
    if testName != nil {
      Engine.lock.withLock { inherit(Root.process) }
    }
  }

  private init(testName: String?, caseID: String? = nil, locator: ServiceLocator) {
    self.testName = testName
    self.caseID = caseID
    row = AtomicWord(inside: &rowStorage)
    row.store(UInt(bitPattern: furnish_row_make()))
    ended = AtomicWord(inside: &endedStorage)
    // Kept like something prepared: it may be replaced by what really is.
    let kept = KeptValue(locator, key: InstanceKey(default: Root.locatorAddress), isPrepared: true)
    Engine.lock.withLock { keep(kept) }
  }

  deinit { furnish_row_free(rowPointer) }

  @usableFromInline
  var rowPointer: UnsafeMutablePointer<furnish_row> {
    @inlinable get { UnsafeMutablePointer(bitPattern: row.load()).unsafelyUnwrapped }
  }

  func kept(_ key: UInt) -> KeptValue? {
    UnsafeRawPointer(bitPattern: furnish_row_find(rowPointer, furnish_key_number_find(key)))
      .map { Unmanaged<KeptValue>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Keeps a default for as long as this root lives. Call it under the engine's lock.
  func keep(_ default: KeptValue) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(`default`).toOpaque())
    kept.append(`default`)
    let number = furnish_key_number_make(`default`.key.address)
    row.store(UInt(bitPattern: furnish_row_set(rowPointer, number, address)))
  }

  /// Keeps what is prepared if the key was not read here yet, and tells whether it did. A
  /// test may prepare over what the program has prepared.
  func prepare(_ default: KeptValue) -> Bool {
    Engine.lock.withLock {
      let isRead = readPrepared.contains(`default`.key.address) || kept(`default`.key.address)?.isPrepared == false
      guard !isRead else { return false }
      keep(`default`)
      return true
    }
  }

  /// Notes where the program was prepared, unless it was before: then it answers where.
  func claimPreparation(_ place: SourcePlace) -> SourcePlace? {
    Engine.lock.withLock {
      if let preparation { return preparation }
      preparation = place
      return nil
    }
  }

  /// Notes that a test has read what the program prepared, and may not prepare over it.
  func noteReadOfPrepared(_ key: UInt) {
    Engine.lock.withLock { _ = readPrepared.insert(key) }
  }

  /// Whether a key is reported here for the first time: once for each test is enough.
  func isFirstReport(of key: UInt) -> Bool {
    Engine.lock.withLock { reported.insert(key).inserted }
  }

  /// A test starts from what the program prepared. Its locator is a copy already.
  private func inherit(_ other: Root) {
    for `default` in other.kept where `default`.isPrepared && `default`.key.address != Root.locatorAddress {
      keep(`default`)
    }
  }

  private static var locatorAddress: UInt { Layer.address(of: LocatorKey.self) }

  /// The locator that this root started with, or the one that was prepared.
  private var locator: ServiceLocator { kept(Root.locatorAddress)!.value(as: ServiceLocator.self) }

  package var hasEnded: Bool { ended.load() != 0 }

  /// The test is over: who still reads from here has outlived it.
  package func end() { ended.store(1) }
}

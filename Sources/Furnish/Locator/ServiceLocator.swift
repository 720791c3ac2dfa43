import FurnishAtomics

/// Services by their type, added and replaced while the program runs.
///
/// ```swift
/// ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
///
/// let storage: any Storage = ServiceLocator.shared.getService()
///
/// @MainActor final class SettingsModel {
///   @Injected var storage: any Storage
/// }
/// ```
///
/// A service is found under the type that it was added as, which is why the protocol has to
/// be named. Types are told apart by their identity: two types called `User` in two modules
/// are two services.
///
/// What is `Sendable` can be added and got anywhere. Everything else can be added and got on
/// the main actor only, and the compiler says so.
///
/// Getting a service takes no lock and allocates nothing. A service that is replaced or
/// removed is released at once or, while another thread reads it, as soon as that read ends.
///
/// `@unchecked Sendable`: the words are atomic; `entries`, `added` and `retired` are guarded by
/// `lock`; what is not `Sendable` is put in, passed out and release on the main actor alone.
public final class ServiceLocator: @unchecked Sendable {
  /// The locator of the program. In a test it is that test's own: it starts with what the
  /// program has added before, and what the test adds no other test sees. Where
  /// ``ServiceValues/locator`` is overridden, it is the one that is set there.
  public static let shared = ServiceLocator(isShared: true)

  /// A `furnish_table` from the address of a type to the ``KeptValue`` that holds its service:
  /// read without a lock, written under ``lock``.
  @exclusivity(unchecked) @usableFromInline private(set) var table = AtomicWord.unplaced

  /// Not 0 where another locator may be meant than this one.
  @exclusivity(unchecked) @usableFromInline private(set) var redirection = AtomicWord.unplaced

  /// Not 0 while ``retired`` has something in it.
  @exclusivity(unchecked) @usableFromInline private(set) var leftovers = AtomicWord.unplaced

  private var tableStorage = furnish_word()
  private var redirectionStorage = furnish_word()
  private var leftoversStorage = furnish_word()

  let lock = Lock()
  @exclusivity(unchecked) private var entries: [UInt: Entry] = [:]
  @exclusivity(unchecked) private var added = 0

  /// What is in the table no more, and was being read when it was taken out.
  @exclusivity(unchecked) private var retired: [KeptValue] = []

  /// A locator without services, for a test or a part of a program: set it with
  /// ``ServiceValues/locator``, or make objects that read from it with ``make(_:)``.
  public convenience init() { self.init(isShared: false) }

  private init(isShared: Bool) {
    table = AtomicWord(inside: &tableStorage)
    redirection = AtomicWord(inside: &redirectionStorage)
    leftovers = AtomicWord(inside: &leftoversStorage)
    if isShared, TestHost.isInstalled { redirect() }
  }

  /// A locator that starts with what another one has.
  convenience init(copying other: ServiceLocator) {
    self.init()
    (entries, added) = other.lock.withLock { (other.entries, other.added) }
    for (key, entry) in entries { furnish_table_publish(table.address, key, entry.word) }
  }

  deinit { furnish_table_free(UnsafeMutablePointer(bitPattern: table.load())) }

  /// Makes each request of the shared locator look up the locator that is in force.
  func redirect() { redirection.store(1) }

  /// The locator that is meant where this one is asked.
  @usableFromInline
  var meant: ServiceLocator {
    redirection.load() == 0 ? self : ServiceValues.current.locator
  }
}

extension ServiceLocator {
  /// A service that was added.
  struct Entry {
    let type: any Any.Type
    let place: SourcePlace
    let value: KeptValue
    let isBoundToMainActor: Bool

    /// When it was added, among the others.
    var number = 0

    fileprivate var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(value).toOpaque()) }
  }

  func entry(for key: UInt) -> Entry? { lock.withLock { entries[key] } }

  /// What there is, in the order in which it was added.
  var all: [Entry] {
    lock.withLock { entries.values.sorted { $0.number < $1.number } }
  }

  /// Sets the entry of a type, or removes it. What it replaces is released in here, without the
  /// lock: a `deinit` is not our code.
  ///
  /// - Returns: The entry that was there.
  @discardableResult
  func set(_ entry: Entry?, for key: UInt) -> Entry? {
    var old: Entry?
    let free = lock.withLock {
      old = entries.removeValue(forKey: key)
      if var entry {
        added += 1
        entry.number = added
        entries[key] = entry
      }
      furnish_table_publish(table.address, key, entry?.word ?? 0)
      if let old { retired.append(old.value) }
      return takeFree()
    }
    withExtendedLifetime(free) {}
    return old
  }

  /// Releases what was being read when it was taken out, and is not any more.
  @usableFromInline
  func releaseLeftovers() {
    let free = lock.withLock { takeFree() }
    withExtendedLifetime(free) {}
  }

  /// Removes those services from ``retired`` that no thread is reading. Call it under ``lock``.
  private func takeFree() -> [KeptValue] {
    if retired.isEmpty { return [] }
    // First: a read that ends during this search must find the mark, and search again.
    furnish_leftovers_set(leftovers.address, 1)
    var free: [KeptValue] = []
    retired.removeAll { value in
      let word = UInt(bitPattern: Unmanaged.passUnretained(value).toOpaque())
      guard !furnish_is_announced(word) else { return false }
      free.append(value)
      return true
    }
    if retired.isEmpty { furnish_leftovers_set(leftovers.address, 0) }
    return free
  }
}

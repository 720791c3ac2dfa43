import FurnishPrimitives

/// A collection of services by their type, which are added and replaced while the program runs.
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
/// Use a locator in a small program, or as the first step of a program with global variables. It does not check that
/// each requested service exists, and it has one instance for the whole program: for services that need each other, or
/// that belong to a session or a request, use a ``ServiceContainer``. See <doc:Locator>.
///
/// A service is found under the type that it was added as, so name the protocol. Types are distinguished by their
/// identity: two types called `User` in two modules are two services.
///
/// A `Sendable` service can be added and read anywhere. Every other service can be added and read on the main actor
/// only, which the compiler checks.
///
/// Getting a service takes no lock and allocates nothing. A service that is replaced or
/// removed is released at once or, while another thread reads it, as soon as that read ends.
// `@unchecked Sendable`: the words are atomic; `entries`, `addedCount` and `retired` are guarded by `lock`; services
// that are not `Sendable` are added, returned and released only on the main actor.
public final class ServiceLocator: @unchecked Sendable {
  /// The locator of the program. In a test, this property refers to a locator that belongs to the test: it starts with
  /// the services that the program added before, and services that the test adds are invisible to other tests. Under an
  /// override of ``ServiceValues/locator``, this property refers to the locator of the override.
  public static let shared = ServiceLocator(isShared: true)

  /// A `furnish_table` from the address of a type to the ``StoredValue`` that holds its service:
  /// read without a lock, written under ``lock``.
  @exclusivity(unchecked) @usableFromInline private(set) var table = AtomicWord.unplaced

  /// Not 0 if another locator may answer the requests to this one: see ``inForce``.
  @exclusivity(unchecked) @usableFromInline private(set) var redirection = AtomicWord.unplaced

  /// Not 0 while ``retired`` is not empty.
  @exclusivity(unchecked) @usableFromInline private(set) var leftovers = AtomicWord.unplaced

  private var tableStorage = furnish_word()
  private var redirectionStorage = furnish_word()
  private var leftoversStorage = furnish_word()

  let lock = Lock()
  @exclusivity(unchecked) private var entries: [UInt: Entry] = [:]
  @exclusivity(unchecked) private var addedCount = 0

  /// Services that a thread was reading when they were taken out of the table.
  @exclusivity(unchecked) private var retired: [StoredValue] = []

  /// Creates a locator without services, for a test or a part of a program: set it with ``ServiceValues/locator``, or
  /// create objects that read from it with ``make(_:)``.
  public convenience init() { self.init(isShared: false) }

  private init(isShared: Bool) {
    table = AtomicWord(inside: &tableStorage)
    redirection = AtomicWord(inside: &redirectionStorage)
    leftovers = AtomicWord(inside: &leftoversStorage)
    if isShared, TestHost.isInstalled { redirect() }
  }

  /// Creates a locator that starts with the services of another one.
  convenience init(copying other: ServiceLocator) {
    self.init()
    (entries, addedCount) = other.lock.withLock { (other.entries, other.addedCount) }
    for (key, entry) in entries { furnish_table_publish(table.address, key, entry.word) }
  }

  deinit { furnish_table_free(UnsafeMutablePointer(bitPattern: table.load())) }

  /// Makes each request to the shared locator search for the locator that is in force.
  func redirect() { redirection.store(1) }

  /// The locator in force for requests to this one.
  @usableFromInline
  var inForce: ServiceLocator {
    redirection.load() == 0 ? self : ServiceValues.current.locator
  }
}

extension ServiceLocator {
  /// A service that was added.
  struct Entry {
    let type: any Any.Type
    let place: CallPlace
    let value: StoredValue
    let isBoundToMainActor: Bool

    /// The place of this entry in the order in which services were added.
    var number = 0

    fileprivate var word: UInt { UInt(bitPattern: Unmanaged.passUnretained(value).toOpaque()) }
  }

  func entry(for key: UInt) -> Entry? { lock.withLock { entries[key] } }

  /// The services, in the order in which they were added.
  var all: [Entry] {
    lock.withLock { entries.values.sorted { $0.number < $1.number } }
  }

  /// Sets the entry of a type, or removes it. Services are released outside of the lock, since a `deinit` runs code
  /// of the program.
  ///
  /// - Returns: The previous entry.
  @discardableResult
  func set(_ entry: Entry?, for key: UInt) -> Entry? {
    var old: Entry?
    let free = lock.withLock {
      old = entries.removeValue(forKey: key)
      if var entry {
        addedCount += 1
        entry.number = addedCount
        entries[key] = entry
      }
      furnish_table_publish(table.address, key, entry?.word ?? 0)
      if let old { retired.append(old.value) }
      return takeFree()
    }
    withExtendedLifetime(free) {}
    return old
  }

  /// Releases the services that a thread was reading when they were taken out of the table, and that no thread reads
  /// any more.
  @usableFromInline
  func releaseLeftovers() {
    let free = lock.withLock { takeFree() }
    withExtendedLifetime(free) {}
  }

  /// Removes those services from ``retired`` that no thread is reading. Call it under ``lock``.
  private func takeFree() -> [StoredValue] {
    if retired.isEmpty { return [] }
    // The mark is set before the search: a read that ends during the search must find the mark, and search again.
    furnish_leftovers_set(leftovers.address, 1)
    var free: [StoredValue] = []
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

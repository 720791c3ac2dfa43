import FurnishPrimitives

/// The place of an instance in a scope: one word of memory, which is a state machine.
///
/// ```
///             claim                     contend
///   empty ───────────────► building ─────────────► contended
///     ▲ └────────────────► suspending                  │
///     │                       │                        │ end, under the engine's lock:
///     │  end: failed, or      │ end                    │ everything that waits is resumed
///     │  stored elsewhere     ▼                        ▼
///     └────────────────────  ready  ◄──────────────────┘
/// ```
///
/// Each arrow is one compare-and-swap. `building` and `contended` hold the address of a frame on the stack of the
/// thread that runs the recipe. A thread or task that must wait marks the cell as contended, under the engine's lock:
/// from then on the frame cannot end before its thread has acquired that lock, so that its ``Build`` can be created and
/// awaited. A recipe that may suspend has a ``Build`` in the place of a frame from the beginning (`suspending`).
/// Whether the scope still accepts builds, and when the last one has ended, is the scope's own state: see
/// ``ScopeState``.
// `@unchecked Sendable`: the word is atomic.
struct Cell: @unchecked Sendable {
  let word: UnsafeMutablePointer<furnish_word>

  var key: InstanceKey { InstanceKey(cell: word) }

  var state: CellState { CellState(furnish_word_load(word)) }

  /// Claims an empty cell for a frame. Returns false if the cell is no longer empty.
  func claim(_ frame: BuildFrame, from empty: UInt) -> Bool {
    furnish_word_replace(word, empty, CellWord.building(frame))
  }

  /// Claims an empty cell for a build that may suspend. Call it under the engine's lock.
  func claim(_ build: Build, from empty: UInt) -> Bool {
    furnish_word_replace(word, empty, CellWord.suspending(build))
  }

  /// Marks the cell of a frame as contended. Call it under the engine's lock. Returns false if the build has ended.
  func contend(_ frame: BuildFrame) -> Bool {
    furnish_word_replace(word, CellWord.building(frame), CellWord.contended(frame))
  }

  /// Ends the build of a frame for which nothing waits. Returns false if the cell is contended.
  func end(_ frame: BuildFrame, _ result: UInt) -> Bool {
    furnish_word_replace(word, CellWord.building(frame), result)
  }

  /// Ends the build of a frame. Call it under the engine's lock. Returns false if another build has taken the cell
  /// over.
  func endContended(_ frame: BuildFrame, _ result: UInt) -> Bool {
    end(frame, result) || furnish_word_replace(word, CellWord.contended(frame), result)
  }

  /// Ends a build that may suspend. Call it under the engine's lock. Returns false if another build has taken the cell
  /// over.
  func end(_ build: Build, _ result: UInt) -> Bool {
    furnish_word_replace(word, CellWord.suspending(build), result)
  }

  /// Stores an instance that was built without claiming the cell, unless one is stored. Call it under the engine's
  /// lock. A build that has claimed the cell finds the instance when it ends.
  ///
  /// - Returns: The instance that is stored now.
  func takeOver(_ instance: ServiceInstance) -> ServiceInstance {
    while true {
      let found = furnish_word_load(word)
      switch CellState(found) {
      case .ready(let stored), .restricted(let stored): return stored
      case .empty, .building, .contended, .suspending:
        if furnish_word_replace(word, found, CellWord.instance(instance)) { return instance }
      }
    }
  }
}

/// The states of a ``Cell``.
enum CellState {
  /// Nothing is stored.
  ///
  /// - Parameter isOwn: In an overriding scope, whether the instance of the scope below is known not to be valid in
  ///   this one.
  case empty(isOwn: Bool)
  /// A thread builds the instance, and nothing waits for it.
  case building(BuildFrame)
  /// A thread builds the instance, and threads or tasks may wait for it. Read the frame under the engine's lock.
  case contended(BuildFrame)
  /// A task builds the instance. Read the build under the engine's lock.
  case suspending(Unmanaged<Build>)
  /// An instance that is valid for every requester.
  case ready(ServiceInstance)
  /// An instance that is valid only under certain overrides, or only on its actor.
  case restricted(ServiceInstance)

  init(_ word: UInt) {
    let address = UnsafeMutableRawPointer(bitPattern: word & ~CellWord.marks)!
    switch word & CellWord.marks {
    case 0: self = .ready(Unmanaged<ServiceInstance>.fromOpaque(address).takeUnretainedValue())
    case CellWord.restrictedMark:
      self = .restricted(Unmanaged<ServiceInstance>.fromOpaque(address).takeUnretainedValue())
    case CellWord.frameMark: self = .building(address.assumingMemoryBound(to: furnish_frame.self))
    case CellWord.contendedMark: self = .contended(address.assumingMemoryBound(to: furnish_frame.self))
    case CellWord.buildMark: self = .suspending(.fromOpaque(address))
    default: self = .empty(isOwn: word & CellWord.marks == CellWord.ownSlotMark)
    }
  }

  /// Whether a thread or a task builds the instance.
  var isBuilding: Bool {
    switch self {
    case .building, .contended, .suspending: true
    case .empty, .ready, .restricted: false
    }
  }
}

/// The encoding of the state of a ``Cell`` in its word: the address of an object or a frame, whose three lowest bits
/// are free and contain the kind of the state.
@usableFromInline
enum CellWord {
  @usableFromInline static let slotMark: UInt = 1
  static let restrictedMark: UInt = 2
  static let frameMark: UInt = 3
  static let contendedMark: UInt = 4
  static let ownSlotMark: UInt = 5
  static let buildMark: UInt = 7
  @usableFromInline static let marks: UInt = 7

  static func empty(_ slot: Slot) -> UInt { address(of: slot) | slotMark }

  static func emptyAndOwn(_ slot: Slot) -> UInt { address(of: slot) | ownSlotMark }

  static func building(_ frame: BuildFrame) -> UInt { UInt(bitPattern: frame) | frameMark }

  static func contended(_ frame: BuildFrame) -> UInt { UInt(bitPattern: frame) | contendedMark }

  static func suspending(_ build: Build) -> UInt { address(of: build) | buildMark }

  static func instance(_ instance: StoredValue) -> UInt {
    instance.isRestricted ? address(of: instance) | restrictedMark : address(of: instance)
  }

  private static func address(of object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns the registration, if the word is that of an empty cell.
  @inlinable
  static func slot(in word: UInt) -> Unmanaged<Slot>? {
    guard word & marks == slotMark else { return nil }
    return .fromOpaque(UnsafeRawPointer(bitPattern: word & ~marks)!)
  }

  /// Returns the address of the value, if the word is that of an instance for every requester.
  @inlinable
  static func value<T>(in word: UInt, as type: T.Type) -> UnsafePointer<T>? {
    guard word & marks == 0, let object = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<StoredValue>.fromOpaque(object)._withUnsafeGuaranteedRef {
      UnsafePointer($0.storage.assumingMemoryBound(to: type))
    }
  }
}

/// The place of the cell that a request for a service reads: a level, and a number among the cells of that level.
@frozen
@usableFromInline
struct CellPlace: Equatable {
  /// 0 if the service is not registered: cell 0 of the root is always empty.
  @usableFromInline let packed: UInt32

  /// The number of bits for the level; the others are for the number. They suffice for 1,022 levels besides the root
  /// and plain `.scoped`, and for 4 million registrations in each.
  @usableFromInline static var levelBits: UInt32 { 10 }

  @inlinable
  init(packed: UInt32) { self.packed = packed }

  init(number: Int, level: LevelNumber) {
    precondition(number < 1 << (32 - CellPlace.levelBits), "more than 4 million registrations in one scope level")
    packed = UInt32(number) << CellPlace.levelBits | UInt32(level.index)
  }

  @inlinable var level: Int { Int(packed & (1 << CellPlace.levelBits - 1)) }
  @inlinable var number: Int { Int(packed >> CellPlace.levelBits) }
}

/// The number of a scope level in a table; see ``ScopeLevels``.
struct LevelNumber: Hashable, Sendable {
  let index: Int

  static let root = LevelNumber(index: 0)
  static let plain = LevelNumber(index: 1)
}

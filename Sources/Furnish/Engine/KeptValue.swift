/// A value that was built, with everything that it depends on: it is valid wherever the keys that its recipe read have
/// the same overrides, or none.
///
/// Not generic: the first instance of a generic class costs the runtime thousands of instructions for each type.
///
// `@unchecked Sendable`: everything is set before a second thread can see the object. The value's type is `Sendable`,
// or bound to the main actor, and then the value is created, read, and released there alone.
@usableFromInline
package class KeptValue: @unchecked Sendable {
  /// The address of the value. First, so that a reader finds it where the object begins.
  @usableFromInline final let storage: UnsafeMutableRawPointer

  /// Set in `init`, and by ``move(to:)``.
  @exclusivity(unchecked) final private(set) var key: InstanceKey

  /// The bits of the dependencies. Where none of them is overridden, the value is valid.
  @exclusivity(unchecked) @usableFromInline final private(set) var mask: UInt64 = 0

  @exclusivity(unchecked) final private(set) var traits: Traits
  final let type: any Any.Type

  /// The keys that the recipe read; nil where it read none.
  @exclusivity(unchecked) private final var read: ReadKeys?

  /// Room for the value itself, unless it is larger or needs a stricter alignment: an existential takes five words.
  @exclusivity(unchecked) private final var room: Room = (0, 0, 0, 0, 0)

  private typealias Room = (UInt, UInt, UInt, UInt, UInt)

  struct Traits: OptionSet {
    let rawValue: UInt8

    /// ``KeptValue/storage`` holds a value.
    static let isFilled = Traits(rawValue: 1)
    /// Set by `prepareServices`, not computed.
    static let isPrepared = Traits(rawValue: 2)
    /// Created on the main actor, and released there.
    static let isBoundToMainActor = Traits(rawValue: 4)
    /// Not `Sendable`, and so for the main actor alone.
    static let isConfined = Traits(rawValue: 8)
    /// Another context would result in another value.
    static let dependsOnContext = Traits(rawValue: 16)
    /// The context was overridden when this was built.
    static let hadOverriddenContext = Traits(rawValue: 32)
  }

  /// A place for a value of `type`, which the caller initializes and then declares filled.
  init(reserving type: any Any.Type, key: InstanceKey, traits: Traits) {
    self.type = type
    self.key = key
    self.traits = traits
    let layout = ValueMemory.layout(of: type)
    if layout.size <= MemoryLayout<Room>.size, layout.alignment <= MemoryLayout<Room>.alignment {
      // A stored property of a class stays where it is until the object is freed.
      storage = withUnsafeMutablePointer(to: &room) { UnsafeMutableRawPointer($0) }
    } else {
      storage = .allocate(byteCount: layout.size, alignment: layout.alignment)
    }
  }

  /// Takes over a value in memory of its own.
  init(_ kept: KeptStorage, key: InstanceKey, dependencies: [Dependency] = [], traits: Traits = .dependsOnContext) {
    type = kept.type
    self.key = key
    self.traits = traits.union(.isFilled)
    storage = kept.address
    depend(on: dependencies)
  }

  convenience init<Value: Sendable>(
    _ value: Value, key: InstanceKey, dependencies: [Dependency] = [], isPrepared: Bool = false
  ) {
    self.init(
      KeptStorage(value), key: key, dependencies: dependencies, traits: isPrepared ? .isPrepared : .dependsOnContext)
  }

  deinit {
    guard traits.contains(.isFilled) else { return freeStorage() }
    guard isBoundToMainActor, !MainThread.isCurrent else {
      ValueMemory.destroy(storage, type)
      return freeStorage()
    }
    let kept = movedOut()
    Task { @MainActor in kept.destroy() }
  }

  private final var isInline: Bool {
    withUnsafeMutablePointer(to: &room) { UnsafeMutableRawPointer($0) } == storage
  }

  private final func freeStorage() { if !isInline { storage.deallocate() } }

  /// The value in memory that outlives this object.
  private final func movedOut() -> KeptStorage {
    guard isInline else { return KeptStorage(storage, of: type) }
    let layout = ValueMemory.layout(of: type)
    let target = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
    ValueMemory.move(storage, to: target, type)
    return KeptStorage(target, of: type)
  }

  /// Gives the value the key of the place that stores it. Before another thread sees this.
  final func move(to key: InstanceKey) { self.key = key }

  /// Declares that ``storage`` holds a value. Before another thread sees this.
  final func fill() { traits.insert(.isFilled) }

  /// Sets what the value depends on. Before another thread sees this.
  final func depend(on dependencies: [Dependency], andOnContext dependsOnContext: Bool = false) {
    if dependsOnContext { traits.insert(.dependsOnContext) }
    if !dependencies.isEmpty { read = ReadKeys(dependencies) }
    if dependencies.contains(where: { $0.key == KeyBits.contextAddress }) { traits.insert(.hadOverriddenContext) }
    mask = dependencies.reduce(traits.contains(.dependsOnContext) ? KeyBits.context : 0) {
      $0 | KeyBits.overrideBit($1.key)
    }
  }

  /// The value. Everything stored under a key has the key's type of value.
  @inlinable
  final func value<Value>(as type: Value.Type) -> Value { storage.assumingMemoryBound(to: type).pointee }

  final var boxed: Any { ValueMemory.boxed(storage, type) }
  final var dependencies: [Dependency] { read?.dependencies ?? [] }
  @usableFromInline final var isPrepared: Bool { traits.contains(.isPrepared) }
  final var isBoundToMainActor: Bool { traits.contains(.isBoundToMainActor) }

  /// Whether only those may have it who ask under the right overrides and on the right actor.
  final var isRestricted: Bool { mask != 0 || traits.contains(.isConfined) }

  /// Whether a read from `layer` would result in the same value.
  final func isValid(from layer: Layer) -> Bool {
    if traits.contains(.dependsOnContext), !traits.contains(.hadOverriddenContext),
      layer.find(KeyBits.contextAddress, tells: false) != nil
    {
      return false
    }
    return dependencies.allSatisfy { $0.holds(from: layer) }
  }

  /// How long it serves, if not for as long as what stores it.
  var expiry: Expiry? { nil }

  /// Creates values that are stored as this one is, for the same instance, without holding it.
  var sibling: @Sendable (KeptStorage) -> KeptValue {
    let (key, dependencies, traits) = (key, dependencies, traits)
    return { KeptValue($0, key: key, dependencies: dependencies, traits: traits) }
  }

  /// Whether a layer can still exist from which this is valid.
  final var isReachable: Bool { dependencies.allSatisfy(\.isReachable) }

  /// Adds the dependencies of this value to those of the builds that read through `layer`.
  final func tell(_ layer: Layer) {
    guard layer.isAttentive else { return }
    if traits.contains(.dependsOnContext) { _ = layer.find(KeyBits.contextAddress, tells: true) }
    for dependency in dependencies { _ = layer.find(dependency.key, tells: true) }
  }
}

/// The keys that a recipe read, with the overrides that it found.
private final class ReadKeys: Sendable {
  let dependencies: [Dependency]

  init(_ dependencies: [Dependency]) { self.dependencies = dependencies }
}

/// A value that was built, with the keys that its recipe read, and the override that the recipe found for each key.
///
/// The value is valid for a read that finds the same overrides. For example, if a recipe has read `locale` under an
/// override, its value is valid under this override, and neither outside of it nor under another override of `locale`.
///
/// It is not generic: the first instance of a generic class costs the runtime thousands of instructions for each type.
///
/// Public, because only an open class has subclasses in another module. The underscore marks it as no API.
// `@unchecked Sendable`: everything is set before a second thread can see the object. The value's type is `Sendable`,
// or the value is created, read and released only on the main actor.
@_documentation(visibility: private)
open class _StoredValue: @unchecked Sendable {
  /// The address of the value. It is the first property, so that a reader finds it at the beginning of the object.
  @usableFromInline package final let storage: UnsafeMutableRawPointer

  /// The key under which the value is stored: set in `init`, and by ``move(to:)``.
  @exclusivity(unchecked) package final private(set) var key: InstanceKey

  /// The bits of the dependencies. A value that was built without overrides is valid in each layer that overrides none
  /// of them.
  @exclusivity(unchecked) @usableFromInline package final private(set) var mask: UInt64 = 0

  @exclusivity(unchecked) @usableFromInline package final private(set) var traits: Traits
  package final let type: any Any.Type

  /// The keys that the recipe read; nil if it read none.
  @exclusivity(unchecked) private final var readKeys: ReadKeys?

  /// The condition under which the value is used; nil if it is used for as long as its scope or its layer. Set before
  /// another thread has access.
  @exclusivity(unchecked) package final var expiry: Expiry?

  /// Space for the value itself, unless it is larger or needs a stricter alignment: an existential takes five words.
  @exclusivity(unchecked) private final var inlineSpace: InlineSpace = (0, 0, 0, 0, 0)

  private typealias InlineSpace = (UInt, UInt, UInt, UInt, UInt)

  @usableFromInline
  package struct Traits: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// ``StoredValue/storage`` holds a value.
    static let isFilled = Traits(rawValue: 1)
    /// Set by `prepareServices`, not computed.
    static let isPrepared = Traits(rawValue: 2)
    /// The value is created and released on the main actor.
    @inlinable package static var isBoundToMainActor: Traits { Traits(rawValue: 4) }
    /// The value is not `Sendable`, and therefore used only on the main actor.
    @inlinable package static var isConfined: Traits { Traits(rawValue: 8) }
    /// Another context would result in another value.
    static let dependsOnContext = Traits(rawValue: 16)
    /// The context was overridden when this was built.
    static let hadOverriddenContext = Traits(rawValue: 32)
  }

  /// Reserves memory for a value of `type`. The caller initializes ``storage`` and then calls ``fill()``.
  package init(reserving type: any Any.Type, key: InstanceKey, traits: Traits) {
    self.type = type
    self.key = key
    self.traits = traits
    let layout = ValueMemory.layout(of: type)
    if layout.size <= MemoryLayout<InlineSpace>.size, layout.alignment <= MemoryLayout<InlineSpace>.alignment {
      // A stored property of a class stays where it is until the object is freed.
      storage = withUnsafeMutablePointer(to: &inlineSpace) { UnsafeMutableRawPointer($0) }
    } else {
      storage = .allocate(byteCount: layout.size, alignment: layout.alignment)
    }
  }

  /// Takes over a value, with the memory that it is in.
  package init(
    _ memory: ValueStorage, key: InstanceKey, dependencies: [ValueDependency] = [], traits: Traits = .dependsOnContext
  ) {
    type = memory.type
    self.key = key
    self.traits = traits.union(.isFilled)
    storage = memory.address
    depend(on: dependencies)
  }

  convenience init<Value: Sendable>(
    _ value: Value, key: InstanceKey, dependencies: [ValueDependency] = [], isPrepared: Bool = false
  ) {
    self.init(
      ValueStorage(value), key: key, dependencies: dependencies, traits: isPrepared ? .isPrepared : .dependsOnContext)
  }

  deinit {
    guard traits.contains(.isFilled) else { return freeStorage() }
    guard isBoundToMainActor, !MainThread.isCurrent else {
      ValueMemory.destroy(storage, type)
      return freeStorage()
    }
    destroyOnMainActor()
  }

  // Not inlined: otherwise each `deinit` would reserve memory for the priority of the task.
  @inline(never)
  private final func destroyOnMainActor() {
    let memory = movedOut()
    Task { @MainActor in memory.destroy() }
  }

  private final var isInline: Bool {
    withUnsafeMutablePointer(to: &inlineSpace) { UnsafeMutableRawPointer($0) } == storage
  }

  private final func freeStorage() { if !isInline { storage.deallocate() } }

  /// Moves the value into memory that outlives this object.
  private final func movedOut() -> ValueStorage {
    guard isInline else { return ValueStorage(storage, of: type) }
    let layout = ValueMemory.layout(of: type)
    let target = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: layout.alignment)
    ValueMemory.move(storage, to: target, type)
    return ValueStorage(target, of: type)
  }

  /// Sets the key under which the value is stored. Call it before another thread has access.
  package final func move(to key: InstanceKey) { self.key = key }

  /// Declares that ``storage`` holds a value. Call it before another thread has access.
  package final func fill() { traits.insert(.isFilled) }

  /// Sets the dependencies of the value. Call it before another thread has access.
  package final func depend(on dependencies: [ValueDependency], andOnContext dependsOnContext: Bool = false) {
    if dependsOnContext { traits.insert(.dependsOnContext) }
    if !dependencies.isEmpty { readKeys = ReadKeys(dependencies) }
    if dependencies.contains(where: { $0.key == KeyBits.contextAddress }) { traits.insert(.hadOverriddenContext) }
    mask = dependencies.reduce(traits.contains(.dependsOnContext) ? KeyBits.context : 0) {
      $0 | KeyBits.overrideBit($1.key)
    }
  }

  /// Returns the value. `type` is the type of every value under this key.
  @inlinable
  package final func value<Value>(as type: Value.Type) -> Value { storage.assumingMemoryBound(to: type).pointee }

  package final var boxed: Any { ValueMemory.boxed(storage, type) }
  package final var dependencies: [ValueDependency] { readKeys?.dependencies ?? [] }
  @usableFromInline package final var isPrepared: Bool { traits.contains(.isPrepared) }
  /// Whether the value may end before its scope or its layer does.
  package final var expires: Bool { expiry != nil }
  package final var isBoundToMainActor: Bool { traits.contains(.isBoundToMainActor) }

  /// A Boolean value that indicates whether only some requests receive the value: those under certain overrides, or on
  /// its actor.
  @inlinable package final var isRestricted: Bool { mask != 0 || traits.contains(.isConfined) }

  /// Returns whether a read from `layer` would result in the same value.
  package final func isValid(from layer: Layer) -> Bool {
    // Built while no override of the context was in force, and so not valid under such an override.
    if traits.contains(.dependsOnContext), !traits.contains(.hadOverriddenContext),
      layer.find(KeyBits.contextAddress, notifies: false) != nil
    {
      return false
    }
    return dependencies.allSatisfy { $0.holds(from: layer) }
  }

  /// Whether a layer from which this is valid can still exist.
  package final var isReachable: Bool { dependencies.allSatisfy(\.isReachable) }

  /// Adds the dependencies of this value to those of the builds that read through `layer`.
  package final func notify(_ layer: Layer) {
    guard layer.takesSlowPath else { return }
    if traits.contains(.dependsOnContext) { _ = layer.find(KeyBits.contextAddress, notifies: true) }
    for dependency in dependencies { _ = layer.find(dependency.key, notifies: true) }
  }
}

@usableFromInline
package typealias StoredValue = _StoredValue

/// The keys that a recipe read, with the overrides that it found.
private final class ReadKeys: Sendable {
  let dependencies: [ValueDependency]

  init(_ dependencies: [ValueDependency]) { self.dependencies = dependencies }
}

#if canImport(SwiftUI)
  import Furnish
  import FurnishFoundation

  /// The overrides that an update of a view's services has set, and the values that it was applied to.
  struct Overrides: Sendable {
    private let base: ServiceValues
    /// The overrides, from the first that was set to the last.
    private let layers: [any ComparableOverride]

    /// Reads the overrides of `updated`, which an update has applied to `base`; `nil` if the update has replaced `base`
    /// as a whole.
    ///
    /// - Parameter base: The values before the update, without a value for `ViewPlaceKey`.
    init?(of updated: ServiceValues, over base: ServiceValues) {
      let place = Layer.address(of: ViewPlaceKey.self)
      var layers: [any ComparableOverride] = []
      var next: Layer? = updated.layer
      while let layer = next, layer !== base.layer {
        if layer.key != place, let override = layer as? any ComparableOverride { layers.append(override) }
        next = layer.next
      }
      guard next != nil else { return nil }
      self.base = base
      self.layers = layers.reversed()
    }

    private init(base: ServiceValues, layers: [any ComparableOverride]) { (self.base, self.layers) = (base, layers) }

    /// Returns whether both set the same keys to the same values, over the same base.
    func areSame(as other: Overrides) -> Bool {
      base.layer === other.base.layer && layers.count == other.layers.count
        && zip(layers, other.layers).allSatisfy { $0.isSame(as: $1, orRepeated: false) }
    }

    /// Returns these overrides, in which equivalent values of `earlier` replace those that an update has created again.
    /// So a generator that counts continues to count.
    func continuing(_ earlier: Overrides?) -> Overrides {
      guard let earlier, earlier.layers.count == layers.count else { return self }
      let continued = zip(layers, earlier.layers).map { $0.isSame(as: $1, orRepeated: true) ? $1 : $0 }
      return Overrides(base: base, layers: continued)
    }

    /// Returns the values with the overrides.
    func applied() -> ServiceValues {
      var values = base
      for layer in layers { layer.set(in: &values) }
      return values
    }
  }

  /// The override of a key, which can be compared with another one.
  protocol ComparableOverride: Layer {
    /// Returns whether both set the same value.
    ///
    /// - Parameter orRepeated: Whether a value that the same expression has created again counts as the same.
    func isSame(as other: any ComparableOverride, orRepeated: Bool) -> Bool

    func set(in values: inout ServiceValues)
  }

  extension OverrideLayer: ComparableOverride {
    func isSame(as other: any ComparableOverride, orRepeated: Bool) -> Bool {
      guard key == other.key, let other = other as? OverrideLayer<Value> else { return false }
      if let value = value as? any Equatable { return value.isEqual(to: other.value) }
      if orRepeated, let value = value as? any RepeatableValue, value.isRepetition(of: other.value) { return true }
      if let value = value as? any Service { return value.consistsOfSameBits(as: other.value) }
      return areBitsSame(value, other.value)
    }

    func set(in values: inout ServiceValues) { set(keyType, in: &values) }

    private func set<Key: TestServiceKey>(_ key: Key.Type, in values: inout ServiceValues) {
      // The layer was created with a value of its key.
      values.layer = OverrideLayer<Key.Value>(key, value as! Key.Value, over: values.layer)
    }
  }

  /// Returns whether two values consist of the same bits. A closure is then the same function with the same context,
  /// which both values retain.
  func areBitsSame<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafeBytes(of: one) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }

  extension Service {
    /// Returns whether both services are the same apart from their environments, which each read sets.
    fileprivate func consistsOfSameBits(as other: Any) -> Bool {
      guard var other = other as? Self else { return false }
      other.environment = environment
      return areBitsSame(self, other)
    }
  }

  extension Equatable {
    func isEqual(to other: Any) -> Bool { self == other as? Self }
  }
#endif

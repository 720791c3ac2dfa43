/// The values of one key that are stored in one override. The recipe of each one found different overrides of the other
/// keys that it read.
///
/// There may be many: if many objects were each created under an override of their own, and all are read under the same
/// override, that override stores a value for each of them. So a dictionary finds a value by its dependencies.
struct ValueVariants {
  /// The overrides that a recipe found, in the order of ``Shape/keys``; nil if it found none.
  private typealias Overrides = [ObjectIdentifier?]

  /// The values whose recipes read the same keys. A recipe seldom reads other keys the next time.
  private struct Shape {
    let keys: [UInt]
    var values: [Overrides: StoredValue] = [:]
  }

  private var shapes: [Shape] = []
  private var count = 0

  /// The number of values at which the next insertion releases those that can never be valid again.
  private var limit = 1

  var all: [StoredValue] { shapes.flatMap(\.values.values) }

  /// Finds the value that a read from `layer` would result in.
  func value(validFrom layer: Layer) -> StoredValue? {
    for shape in shapes {
      let overrides = shape.keys.map { key in
        layer.find(key, notifies: false).map { ObjectIdentifier($0.token ?? LayerToken.none) }
      }
      // By now another object may have the same identifier, so the value itself is checked, too.
      if let value = shape.values[overrides], value.isValid(from: layer) { return value }
    }
    return nil
  }

  /// Adds a value.
  ///
  /// - Returns: The values that it replaces, and others that can never be valid again.
  mutating func insert(_ value: StoredValue) -> [StoredValue] {
    var released = count < limit ? [] : releaseUnreachable()
    let dependencies = value.dependencies.sorted { $0.key < $1.key }
    let keys = dependencies.map(\.key)
    let overrides: Overrides = dependencies.map { dependency in
      dependency.wasOverridden ? ObjectIdentifier(dependency.token ?? LayerToken.none) : nil
    }
    let index = shapes.firstIndex { $0.keys == keys } ?? shapes.count
    if index == shapes.count { shapes.append(Shape(keys: keys)) }
    if let replaced = shapes[index].values.updateValue(value, forKey: overrides) {
      released.append(replaced)
    } else {
      count += 1
    }
    return released
  }

  private mutating func releaseUnreachable() -> [StoredValue] {
    var released: [StoredValue] = []
    for index in shapes.indices {
      released += shapes[index].values.values.filter { !$0.isReachable }
      shapes[index].values = shapes[index].values.filter { $0.value.isReachable }
    }
    count -= released.count
    limit = max(1, 2 * count)
    return released
  }
}

extension LayerToken {
  /// The token that is used for an override that has ended, or on which nothing depends yet.
  fileprivate static let none = LayerToken()
}

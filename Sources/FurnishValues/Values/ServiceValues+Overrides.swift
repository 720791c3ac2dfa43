extension ServiceValues {
  /// Returns the override of a key in these values, or `nil` if the key is not overridden. A value that
  /// `prepareServices` has set is no override: it is in force everywhere.
  package func override<Key: TestServiceKey>(of key: Key.Type) -> Key.Value? {
    layer.find(Layer.address(of: key), notifies: true).map {
      // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
      unsafeDowncast($0, to: OverrideLayer<Key.Value>.self).value
    }
  }
}

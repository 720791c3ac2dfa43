extension ServiceValues {
  /// What somebody has set for a key in these values; nil where nobody has, whatever the key would answer. What
  /// `prepareServices` has set is no override: it holds everywhere.
  package func override<Key: TestServiceKey>(of key: Key.Type) -> Key.Value? {
    layer.find(Layer.address(of: key), tells: true).map {
      unsafeDowncast($0, to: OverrideLayer<Key.Value>.self).value
    }
  }
}

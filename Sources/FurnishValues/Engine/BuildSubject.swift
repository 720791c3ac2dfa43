/// The subject of a build: the default of a key, or the instance of a service.
package struct BuildSubject {
  let key: InstanceKey

  /// The key's type or the service's, for reports.
  let type: any Any.Type

  /// The registration, if the subject is an instance.
  package let target: BuildTarget?

  /// The store of the instances to which no override has contributed; nil for a default, which the root of the layers
  /// stores.
  package let store: (any InstanceStore)?

  package init(key: InstanceKey, type: any Any.Type, target: BuildTarget? = nil, store: (any InstanceStore)? = nil) {
    self.key = key
    self.type = type
    self.target = target
    self.store = store
  }
}

/// A type that stores the instances to which no override has contributed.
package protocol InstanceStore: AnyObject, Sendable {
  /// Returns the stored instance.
  func stored(_ key: InstanceKey) -> StoredValue?

  /// Stores an instance, if none is stored. Called under the engine's lock.
  ///
  /// - Returns: The values that it replaces, to be released without the lock; and the value that all readers receive,
  ///   which is another one if one was stored before.
  func store(_ value: StoredValue) -> (value: StoredValue, replaced: RemovedValues)

  /// Takes over instances that no reader receives any more, so that the store can close them: another one was stored
  /// first, or an override that they depend on has ended.
  func retire(_ values: [StoredValue])

  /// Registers an instance that an override has contributed to and that lives with the override. Called under the
  /// engine's lock.
  func storedElsewhere(_ value: StoredValue, in identity: LayerIdentity)

  /// Ends the values that lived with an override. Those of several stores end together, because one may depend on
  /// another.
  func overrideHasEnded(_ override: ObjectIdentifier, _ values: [StoredValue], in stores: [any InstanceStore])
}

import FurnishAtomics

extension ServiceScope {
  /// A new instance, which no scope stores unless its type says that it can be closed.
  func transient(_ slot: Slot) throws(ServiceError) -> KeptValue {
    if let prepared = PreparedTransients.take(slot) { return prepared }
    if slot.recipe.isAsynchronous { throw table.asyncInSync(slot) }
    try checkIsolation(of: slot)
    guard slot.closesTransients() else {
      try checkOpen()
      return try createdTransient(slot)
    }
    try enter()
    defer { leave() }
    if isRoot { table.reportCloseable(slot) }
    return try closedHere(try createdTransient(slot))
  }

  private func createdTransient(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    func create<T>(_ type: T.Type) -> Result<ServiceInstance, ServiceError> {
      Result { () throws(ServiceError) in
        let instance = ServiceInstance(reserving: slot, in: self)
        let storage = instance.storage.assumingMemoryBound(to: T.self)
        storage.initialize(to: try Slot.make(.passUnretained(slot), in: self, as: type))
        instance.fill()
        return instance
      }
    }
    return try _openExistential(slot.recipe.service, do: create).get()
  }

  /// Makes this the owner of a transient instance, which is closed with it.
  ///
  /// - Throws: ``ServiceError`` if the scope was closed meanwhile: then it closes the instance, too.
  func closedHere(_ instance: ServiceInstance) throws(ServiceError) -> ServiceInstance {
    add(instance)
    try checkOpen()
    return instance
  }
}

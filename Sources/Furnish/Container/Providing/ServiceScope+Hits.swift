public import FurnishAtomics

// The hot path: what is there is found in a few loads, without a lock, an allocation or a
// cast.

extension ServiceScope {
  /// What stands in the cell of a type; 0 where nothing is registered.
  @inlinable
  func word<T>(of type: T.Type) -> UInt {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    return word(at: UInt32(truncatingIfNeeded: furnish_table_find(UnsafePointer(bitPattern: lookup.load()), address)))
  }

  /// What stands in the cell of a service, by its number.
  @inlinable
  func word(ofService number: Int) -> UInt { word(at: current[number]) }

  /// What stands in a cell. Cell 0 is always empty.
  @inlinable
  func word(at packed: UInt32) -> UInt {
    let cells = packed & 1 == 0 ? sharedCells : scopedCells
    return furnish_word_load(cells + Int(packed >> 1))
  }

  @inlinable
  public func find<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    let word = request.name == nil ? word(of: T.self) : word(of: T.self, named: request.name)
    if word == 0 || request.name != nil { try checkOpen() }
    return word == 0 ? nil : try value(of: word, as: T.self)
  }

  /// The service whose cell holds a word.
  @inlinable
  func value<T>(of word: UInt, as type: T.Type) throws(ServiceError) -> T {
    if let value = CellWord.value(in: word, as: type) { return value.pointee }
    if let slot = CellWord.slot(in: word), slot._withUnsafeGuaranteedRef({ $0.isPlain }) {
      return try Slot.make(slot, in: self, as: type)
    }
    return try instance(of: word).value(as: type)
  }

  /// The argument for a parameter of a recipe.
  @inlinable
  package func argument<D>(along edge: UnsafePointer<Edge>, as type: D.Type) throws(ServiceError) -> D {
    let word = word(ofService: edge.pointee.service)
    if let value = CellWord.value(in: word, as: type) { return value.pointee }
    if word == 0 { return try argumentFromReader(edge) }
    return try value(of: word, as: type)
  }
}

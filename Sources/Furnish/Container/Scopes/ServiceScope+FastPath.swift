public import FurnishPrimitives

// The hot path: an instance that exists is found in a few loads, without a lock, an allocation or a cast.

extension ServiceScope {
  /// Returns the place of the cell for requests for a type without a name; an empty place if none is registered.
  @inlinable
  func place<T>(of type: T.Type) -> CellPlace {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    return CellPlace(
      packed: UInt32(truncatingIfNeeded: furnish_table_find(UnsafePointer(bitPattern: lookup.load()), address)))
  }

  /// Returns the place of the cell for requests for a service, by the number of the service.
  @inlinable
  func place(ofService number: Int) -> CellPlace { CellPlace(packed: current[number]) }

  /// Returns the word of a cell.
  @inlinable
  func word(at place: CellPlace) -> UInt { furnish_word_load(cells[place.level] + place.number) }

  @inlinable
  public func find<T>(_ request: ServiceRequest<T>) throws -> T? { try lookUp(request) }

  public func findAll<T>(_ request: ServiceRequest<T>) throws -> [T] { try lookUpAll(request) }

  /// Finds the service that was registered last for a type and a name.
  @inlinable
  func lookUp<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> T? {
    let place = request.name == nil ? place(of: T.self) : place(of: T.self, named: request.name)
    let word = word(at: place)
    if word == 0 || request.name != nil, isClosing { return try lookUpWhileClosing(request) }
    return word == 0 ? nil : try value(at: place, word, as: T.self)
  }

  /// Returns the service of a cell whose word was read.
  @inlinable
  @inline(__always)
  func value<T>(at place: CellPlace, _ word: UInt, as type: T.Type) throws(ServiceError) -> T {
    if let value = CellWord.value(in: word, as: type) { return value.pointee }
    if let slot = CellWord.slot(in: word), slot._withUnsafeGuaranteedRef({ $0.isPlain }) {
      return try created(slot, as: type)
    }
    return try instance(at: place).value(as: type)
  }

  /// Returns the address of the argument for a parameter, if it is an instance that exists for every requester.
  @inlinable
  func existingArgument<D>(along edge: UnsafePointer<Edge>, as type: D.Type) -> UnsafePointer<D>? {
    CellWord.value(in: word(at: place(ofService: Int(edge.pointee.service))), as: type)
  }

  /// Resolves the argument for a parameter of a recipe.
  @inlinable
  package func argument<D>(along edge: UnsafePointer<Edge>, as type: D.Type) throws(ServiceError) -> D {
    let place = place(ofService: Int(edge.pointee.service))
    let word = word(at: place)
    if let value = CellWord.value(in: word, as: type) { return value.pointee }
    if word == 0 { return try argumentFromReader(edge) }
    return try value(at: place, word, as: type)
  }
}

import FurnishPrimitives

extension ServiceScope {
  /// Finds the place of the cell that a request for a type and a name reads. If no such service is registered, it is
  /// the place of a cell that is always empty.
  @usableFromInline
  func place<T>(of type: T.Type, named name: ServiceName?) -> CellPlace {
    guard let number = table.services.number(of: ServiceIdentity(type, name)) else { return CellPlace(packed: 0) }
    return place(ofService: number)
  }

  func isRegistered(_ identity: ServiceIdentity) -> Bool {
    table.services.number(of: identity).map { current[$0] != 0 } ?? false
  }

  /// Returns all services registered for a type and a name, in order, and then the inputs of that type, the innermost
  /// last.
  func lookUpAll<T>(_ request: ServiceRequest<T>) throws(ServiceError) -> [T] {
    try checkOpen()
    guard let number = table.services.number(of: ServiceIdentity(T.self, request.name)) else {
      return []
    }
    var all: [T] = []
    all.reserveCapacity(table.groups[number].count)
    for slot in table.groups[number] {
      let place = table.places[Int(slot)]
      all.append(try value(at: place, word(at: place), as: T.self))
    }
    for slot in inputs(ofService: number) {
      let place = table.places[slot.number]
      all.append(try value(at: place, word(at: place), as: T.self))
    }
    return all
  }

  /// Returns the inputs of the open levels that requests for a service may receive, the outermost first.
  private func inputs(ofService number: Int) -> [Slot] {
    var found: [Slot] = []
    var level = openLevel == .plain ? .root : openLevel
    while level != .root {
      if let slot = table.inputs[level.index], slot.serviceNumber == number,
        !table.hiddenInputs.contains(table.levels.id(of: level))
      {
        found.append(slot)
      }
      level = table.levels.parent(of: level)
    }
    return found.reversed()
  }

  /// Resolves the argument for a request: with the reader of the request if it has one, and as a service otherwise.
  func argument<T>(for request: DependencyRequest) throws(ServiceError) -> T {
    if let reader = request.reader { return try read(reader) }
    if let outside { return try outside.required(T.self, request.name) }
    if let found = try lookUp(ServiceRequest<T>(name: request.name)) { return found }
    throw table.missing(request.service, request.name)
  }

  /// Resolves the argument for an optional parameter.
  func optionalArgument<T>(for request: DependencyRequest) throws(ServiceError) -> T? {
    if let outside, request.reader == nil { return try outside.find(T.self, request.name) }
    if request.count == .one {
      let isAvailable = try outside?.has(request) ?? isRegistered(request.identity)
      guard isAvailable else { return nil }
    }
    // Without `.some`, the compiler would request the optional itself.
    return .some(try argument(for: request))
  }

  /// Resolves the argument for a parameter that takes all registrations.
  func arguments<T>(named name: ServiceName?) throws(ServiceError) -> [T] {
    guard let outside else { return try lookUpAll(ServiceRequest<T>(name: name)) }
    return try outside.findAll(T.self, name)
  }

  /// Resolves the argument for a parameter whose service is not registered, or whose type wraps the service.
  @usableFromInline
  func argumentFromReader<D>(_ edge: UnsafePointer<Edge>) throws(ServiceError) -> D {
    if let reader = edge.pointee.reader {
      return try read(reader.takeUnretainedValue())
    }
    let service = table.services.identities[Int(edge.pointee.service) - 1]
    if let outside { return try outside.required(D.self, service.identity.name) }
    throw table.missing(service.type, service.identity.name)
  }

  private func read<D>(_ reader: DependencyReader) throws(ServiceError) -> D {
    try withUnsafeTemporaryAllocation(of: D.self, capacity: 1) { memory throws(ServiceError) in
      try reader.read(from: self, into: UnsafeMutableRawPointer(memory.baseAddress!))
      return memory.baseAddress!.move()
    }
  }
}

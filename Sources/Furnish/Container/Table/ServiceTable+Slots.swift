import FurnishPrimitives

// The registrations that answer a request.

extension ServiceTable {
  /// Returns the registration that a cell belongs to.
  func slot(at place: CellPlace) -> Slot {
    CellWord.slot(in: furnish_word_load(layouts[place.level].words + place.number))!.takeUnretainedValue()
  }

  /// Returns the registrations that answer a request: all registrations of the service, or the last one.
  func slots(of request: RequestedService) -> [Slot] { numbers(of: request).map { slots[Int($0)] } }

  /// Returns the numbers of the registrations that answer a request.
  func numbers(of request: RequestedService) -> ArraySlice<Int32> {
    guard let service = services.number(of: request.identity) else { return [] }
    return numbers(ofService: service, takingAll: request.takesAll)
  }

  /// Returns the numbers of the registrations that answer the request of a parameter.
  func numbers(along edge: UnsafePointer<Edge>, takingAll: Bool) -> ArraySlice<Int32> {
    numbers(ofService: Int(edge.pointee.requested), takingAll: takingAll)
  }

  private func numbers(ofService service: Int, takingAll: Bool) -> ArraySlice<Int32> {
    takingAll ? groups[service][...] : groups[service].suffix(1)
  }
}

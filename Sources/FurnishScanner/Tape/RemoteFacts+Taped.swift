extension RemoteEndpointFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(parameters)
    tape.add(result)
    tape.add(failure)
    tape.add(signature)
    tape.add(isLocal)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      name: try tape.word(), parameters: try tape.values(), result: try tape.value(), failure: try tape.optional(),
      signature: try tape.word(), isLocal: try tape.flag(), place: try tape.value())
  }
}

extension RemoteEndpointFacts.Parameter: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(type)
  }

  init(from tape: inout TapeReader) throws { self.init(name: try tape.optionalWord(), type: try tape.value()) }
}

extension RemoteUseFacts: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(isServing)
    tape.add(type)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws {
    self.init(isServing: try tape.flag(), type: try tape.optional(), place: try tape.value())
  }
}

/// The traits of tests that register services: `@Suite(.container { $0.register((any Log).self) { … } })`.
extension Interpreter {
  private static let namesOfTraits: Set<String> = ["container", "provider"]

  /// Reads the closures of the traits. The tests request the services that their traits register, so no container of
  /// the program has to register these services.
  func readTraitsOfTests() {
    for typeID in index.types.indices where isInterpreted(index.types[typeID].file) {
      let context = index.context(of: typeID)
      for attribute in index.types[typeID].facts.attributes where attribute.name == "Suite" {
        read(attribute, in: context)
      }
    }
    for function in index.functions.ids where isInterpreted(index.functions.file(function)) {
      for attribute in index.functions.facts(function).attributes where attribute.name == "Test" {
        read(attribute, in: index.context(of: index.functions[function]))
      }
    }
  }

  private func read(_ attribute: AttributeFacts, in context: LookupContext) {
    for argument in attribute.arguments {
      guard case .call(let call) = argument.value, case .implicitMember(let name) = call.callee,
        Self.namesOfTraits.contains(name)
      else { continue }
      startReading(nil)
      let environment = Environment(context: context, presence: .always)
      let place = SourcePlace(file: context.file, place: call.place)
      let container = containers.append(
        SourceContainer(kind: .overlay, place: place, entry: nil, creatingFunction: nil, presence: .always))
      // The container of a test may have services that are registered elsewhere, so it is not judged.
      containers[container].entriesWithUnreadableRegistrations.insert(nil)
      let services = Value.collection(Value.Collection(container: container))
      for argument in call.arguments {
        let value = evaluate(argument.value, in: environment)
        if value.canBeCalled { _ = apply(value, to: [services], in: environment) }
      }
    }
  }
}

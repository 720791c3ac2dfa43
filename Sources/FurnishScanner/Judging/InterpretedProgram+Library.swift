import FurnishGraph

extension InterpretedProgram {
  /// Reads a library by itself: the containers that it creates, and its modules. A program may add
  /// registrations to all of them.
  mutating func readLibrary(_ name: String) {
    let index = index
    func isOfLibrary(_ file: FileID) -> Bool { index.modules[index.moduleOfFile[file]] == name }
    for module in moduleTypes()
    where isOfLibrary(index.types[module].file) && !interpreter.events.includedModules.contains(module) {
      interpreter.judgeByItself(module, isWhole: false)
    }
    let requests = unplacedRequests
    for var container in interpreter.containers where isOfLibrary(container.place.file) {
      switch container.kind {
      case .overlay, .locator: continue
      case .helper(let function)
      where interpreter.coverage.inlined.contains(function) || container.registrations.isEmpty:
        continue
      case .container, .module, .helper, .unplaced: break
      }
      container.isOpen = true
      let registered = Set(container.registrations.map(\.service))
      let requested = requests.filter { registered.contains($0.dependency.service) }
      addContainer(ContainerFacts(container, requests: requested, showsRequests: false, space))
    }
    addFindingsOfEvents()
  }
}

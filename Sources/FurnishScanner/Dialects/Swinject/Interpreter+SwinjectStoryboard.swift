/// The container of SwinjectStoryboard, which all code of a program shares.
extension Interpreter {
  /// Finds the container of SwinjectStoryboard, if a value is that type or an instance of it.
  func storyboardContainer(of value: Value?, in environment: Environment) -> Value? {
    switch value {
    case .type(let type)? where type.nameInSwinject == SwinjectNames.storyboard: break
    case .instance(let type, _)? where type.nameInSwinject == SwinjectNames.storyboard: break
    default: return nil
    }
    let context = environment.context
    let module = programsOfStoryboards[context.module] ?? context.module
    let key = PropertyKey(foreignOwner: SwinjectNames.storyboard, module: module, name: SwinjectNames.defaultContainer)
    if let known = memory.properties[key] { return known }
    var container = SourceContainer(
      kind: .container, place: SourcePlace(file: context.file, place: Place(line: 1, column: 1)))
    container.dialect = .swinject
    let value = Value.swinject(.container(containers.append(container)))
    memory.properties[key] = value
    return value
  }

  /// Returns, for each module that imports SwinjectStoryboard, the first such module of the same program.
  func findProgramsOfStoryboards() -> [ModuleID: ModuleID] {
    func isStoryboard(_ module: String) -> Bool {
      module == SwinjectNames.storyboard
        || index.moduleNumbers[module].map { index.exports[$0].contains(SwinjectNames.storyboard) } ?? false
    }
    let modules = index.files.indices.filter { index.imports[$0].contains { isStoryboard($0.module) } }
      .map { index.moduleOfFile[$0] }
    return ProgramsOfModules(index).firstOfProgram(among: modules.uniqued())
  }
}

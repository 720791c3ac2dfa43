/// What all files of a program declare, by name.
final class DeclarationIndex {
  let files: [SourceFile]
  let configuration: Configuration
  private(set) var modules: [String] = []
  private(set) var moduleNumbers: [String: Int] = [:]
  /// The module of each file.
  private(set) var moduleOfFile: [Int] = []
  private(set) var types: [TypeEntry] = []
  private(set) var aliases: [AliasEntry] = []
  private(set) var functions: [FunctionEntry] = []
  private(set) var variables: [VariableEntry] = []
  /// Of each module, what it declares outside of types.
  private(set) var topLevel: [[String: Member]] = []
  /// Of each file, what it keeps to itself: another file of the module may have something of the same name.
  private(set) var typesOfFile: [[String: Member]] = []
  /// Of each file, the numbers of its types in bodies, by their index in the facts.
  private(set) var localTypes: [[Int: Int]] = []
  private(set) var variablesOfFile: [[String: Int]] = []
  private(set) var globalFunctions: [[String: [Int]]] = []
  private(set) var globalVariables: [[String: Int]] = []
  /// What is added to types that are none of ours.
  private(set) var foreignFunctions: [String: [String: [Int]]] = [:]
  private(set) var foreignVariables: [String: [String: [Int]]] = [:]
  /// Which modules a module sees beyond what it imports itself.
  private(set) var exports: [[String]] = []
  /// The modules in which something of Furnish is seen.
  private(set) var usesFurnish: [Bool] = []
  /// All modules that declare a type of this name.
  private(set) var modulesDeclaring: [String: [Int]] = [:]
  /// What aliases are called, wherever they stand.
  private(set) var aliasNames: Set<String> = []
  /// All modules that declare a global variable of this name.
  private(set) var modulesWithVariable: [String: [Int]] = [:]
  /// How many aliases are being followed.
  var aliasDepth = 0
  /// The superclass of each type, once all is known and it was asked for; -1 where there is none.
  private var superclasses: [Int: Int] = [:]
  /// Of each protocol, the types that conform to it, once somebody asked.
  private(set) lazy var conformers = findConformers()
  private var superclassesBeingFound: Set<Int> = []
  private var isComplete = false

  /// - Complexity: Linear in the declarations.
  init(_ files: [SourceFile], configuration: Configuration) {
    self.files = files
    self.configuration = configuration
    numberModules()
    var typeNumbers: [[Int?]] = []
    for file in files.indices { typeNumbers.append(addTypes(of: file)) }
    for file in files.indices { addAliases(of: file, typeNumbers[file]) }
    for file in files.indices { resolveExtensions(of: file, &typeNumbers[file]) }
    for file in files.indices { addMembers(of: file, typeNumbers[file]) }
    isComplete = true
    aliasNames = Set(aliases.lazy.map(\.facts.name))
  }

  func superclass(of type: Int) -> Int? {
    if let known = superclasses[type] { return known < 0 ? nil : known }
    // Who inherits from what stands in itself leads back here; that does not compile, and must not hang us.
    guard superclassesBeingFound.insert(type).inserted else { return nil }
    defer { superclassesBeingFound.remove(type) }
    let found = findSuperclass(of: type)
    if isComplete { superclasses[type] = found ?? -1 }
    return found
  }

  private func numberModules() {
    for file in files {
      if moduleNumbers[file.module] == nil {
        moduleNumbers[file.module] = modules.count
        modules.append(file.module)
      }
      moduleOfFile.append(moduleNumbers[file.module]!)
    }
    topLevel = .init(repeating: [:], count: modules.count)
    typesOfFile = .init(repeating: [:], count: files.count)
    localTypes = .init(repeating: [:], count: files.count)
    variablesOfFile = .init(repeating: [:], count: files.count)
    globalFunctions = .init(repeating: [:], count: modules.count)
    globalVariables = .init(repeating: [:], count: modules.count)
    exports = .init(repeating: [], count: modules.count)
    usesFurnish = .init(repeating: false, count: modules.count)
    for (index, file) in files.enumerated() {
      for one in file.facts.imports {
        let module = moduleOfFile[index]
        if one.isExported { exports[module].append(one.module) }
        if one.module.hasPrefix("Furnish"), !KnownTypes.modules.contains(file.module) { usesFurnish[module] = true }
      }
    }
    for (index, file) in files.enumerated() where !usesFurnish[moduleOfFile[index]] {
      let exporting = file.facts.imports.contains { one in
        moduleNumbers[one.module].map { exports[$0].contains { $0.hasPrefix("Furnish") } } ?? false
      }
      if exporting, !KnownTypes.modules.contains(file.module) { usesFurnish[moduleOfFile[index]] = true }
    }
  }

  /// - Returns: The number of each type of the file; nil for extensions, and for what is not compiled.
  private func addTypes(of file: Int) -> [Int?] {
    var numbers: [Int?] = []
    let module = moduleOfFile[file]
    for facts in files[file].facts.types {
      let outerIsLost = facts.outer.map { numbers[$0] == nil } ?? false
      guard facts.kind != .extension, configuration.compiles(facts.condition), !outerIsLost else {
        numbers.append(nil)
        continue
      }
      let number = types.count
      let outer = facts.outer.flatMap { numbers[$0] }
      let prefix = outer.map { types[$0].fullName } ?? modules[module]
      types.append(
        TypeEntry(
          file: file, facts: facts, module: module, fullName: "\(prefix).\(facts.name)", outer: outer,
          inherited: facts.inherited.map { ($0, file) }))
      if facts.isLocal {
        localTypes[file][numbers.count] = number
      } else if let outer {
        types[outer].nested[facts.name] = .type(number)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .type(number)
      } else {
        topLevel[module][facts.name] = .type(number)
        modulesDeclaring[facts.name, default: []].append(module)
      }
      numbers.append(number)
    }
    return numbers
  }

  private func addAliases(of file: Int, _ numbers: [Int?]) {
    for facts in files[file].facts.aliases where configuration.compiles(facts.condition) {
      let outer = facts.outer.flatMap { numbers[$0] }
      guard facts.outer == nil || outer != nil else { continue }
      let number = aliases.count
      aliases.append(AliasEntry(file: file, facts: facts, outer: outer))
      if let outer {
        types[outer].nested[facts.name] = .alias(number)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .alias(number)
      } else {
        topLevel[moduleOfFile[file]][facts.name] = .alias(number)
        modulesDeclaring[facts.name, default: []].append(moduleOfFile[file])
      }
    }
  }

  /// Extensions get the number of what they extend, and the types in them are added to that.
  private func resolveExtensions(of file: Int, _ numbers: inout [Int?]) {
    let module = moduleOfFile[file]
    for (index, facts) in files[file].facts.types.enumerated() where numbers[index] == nil {
      guard configuration.compiles(facts.condition) else { continue }
      if facts.kind == .extension, let extended = facts.extended {
        let context = LookupContext(file: file, module: module)
        guard let number = declaration(of: resolve(extended, in: context)) else { continue }
        // Furnish may be among what is read; its types mean the same as where it is not.
        if modules[types[number].module] == "Furnish", types[number].module != module { continue }
        numbers[index] = number
        types[number].inherited += facts.inherited.map { ($0, file) }
        types[number].extensions.append(file)
      } else if let outer = facts.outer.flatMap({ numbers[$0] }) {
        let number = types.count
        types.append(
          TypeEntry(
            file: file, facts: facts, module: module, fullName: "\(types[outer].fullName).\(facts.name)",
            outer: outer, inherited: facts.inherited.map { ($0, file) }))
        types[outer].nested[facts.name] = .type(number)
        numbers[index] = number
      }
    }
    for facts in files[file].facts.aliases where configuration.compiles(facts.condition) {
      guard let index = facts.outer, files[file].facts.types[index].kind == .extension, let outer = numbers[index]
      else { continue }
      types[outer].nested[facts.name] = .alias(aliases.count)
      aliases.append(AliasEntry(file: file, facts: facts, outer: outer))
    }
  }

  private func addMembers(of file: Int, _ numbers: [Int?]) {
    let module = moduleOfFile[file]
    let facts = files[file].facts
    func foreignOwner(_ index: Int?) -> String? {
      guard let index, numbers[index] == nil, configuration.compiles(facts.types[index].condition) else { return nil }
      return facts.types[index].extended?.lastName
    }
    for function in facts.functions where configuration.compiles(function.condition) {
      let owner = function.owner.flatMap { numbers[$0] }
      let foreign = foreignOwner(function.owner)
      guard function.owner == nil || owner != nil || foreign != nil else { continue }
      let number = functions.count
      functions.append(FunctionEntry(file: file, facts: function, owner: owner, foreignOwner: foreign))
      if let owner {
        types[owner].functions[function.name, default: []].append(number)
      } else if let foreign {
        foreignFunctions[foreign, default: [:]][function.name, default: []].append(number)
      } else {
        globalFunctions[module][function.name, default: []].append(number)
      }
    }
    for variable in facts.variables where configuration.compiles(variable.condition) {
      let owner = variable.owner.flatMap { numbers[$0] }
      let foreign = foreignOwner(variable.owner)
      guard variable.owner == nil || owner != nil || foreign != nil else { continue }
      let number = variables.count
      variables.append(VariableEntry(file: file, facts: variable, owner: owner, foreignOwner: foreign))
      if let owner {
        types[owner].variables.append(number)
      } else if let foreign {
        foreignVariables[foreign, default: [:]][variable.name, default: []].append(number)
      } else if variable.access == .private {
        variablesOfFile[file][variable.name] = number
      } else {
        if globalVariables[module].updateValue(number, forKey: variable.name) == nil {
          modulesWithVariable[variable.name, default: []].append(module)
        }
      }
    }
  }
}

import FurnishGraph

/// The ways in which a program may be compiled.
struct Configurations {
  /// No more than these are judged.
  static let limit = 64

  private(set) var all: [Configuration] = []
  /// How many there are.
  private(set) var count = 0
  /// The first condition of a program that has too many.
  private(set) var placeOfTooMany: ServicePlace?

  /// - Parameter defines: The flags that are known to be set.
  init(of files: [SourceFile], defines: Set<String>) {
    var flags: Set<String> = []
    var place: ServicePlace?
    let modules = Set(files.lazy.filter(\.importsFurnish).map(\.module))
    for file in files where modules.contains(file.module) {
      let before = flags.count
      file.facts.addFlags(to: &flags)
      if flags.count > before, place == nil { place = ServicePlace(file: file.path, line: 1, column: 1) }
    }
    let free = flags.subtracting(defines).sorted()
    var configurations = [Configuration(flags: defines)]
    var isCut = false
    count = 1
    for flag in free {
      var more: [Configuration] = []
      for configuration in configurations {
        more.append(configuration)
        var set = configuration
        set.flags.insert(flag)
        if set.isConsistent { more.append(set) }
      }
      count = isCut ? count * 2 : more.count
      if more.count > Self.limit {
        isCut = true
        // Those that are left out differ in this flag: it is taken as not set.
        count = configurations.count * 2
        continue
      }
      configurations = more
    }
    all = configurations
    if isCut { placeOfTooMany = place }
  }
}

extension SourceFile {
  fileprivate var importsFurnish: Bool { facts.imports.contains { $0.module.hasPrefix("Furnish") } }
}

extension Configuration {
  /// A program runs on one system, and on one processor.
  fileprivate var isConsistent: Bool {
    ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in flags.count { $0.hasPrefix(kind) } <= 1 }
  }
}

extension FileFacts {
  /// The flags on which it depends what the program registers.
  fileprivate func addFlags(to flags: inout Set<String>) {
    for function in functions where function.body != nil {
      function.condition.flags(into: &flags)
      for statement in function.body ?? [] { statement.addFlags(to: &flags) }
    }
    for statement in statements { statement.addFlags(to: &flags) }
    for type in types where type.isAboutServices { type.condition.flags(into: &flags) }
    for variable in variables where variable.isAboutServices {
      variable.condition.flags(into: &flags)
      variable.initialValue?.addFlags(to: &flags)
    }
  }
}

extension TypeFacts {
  fileprivate var isAboutServices: Bool {
    inherited.contains { ["ServiceModule", "ServiceImplementation", "ServiceKey", "Service"].contains($0.lastName) }
      || attributes.contains { ["Service", "Injectable", "ClosureService"].contains($0.name) }
  }
}

extension VariableFacts {
  fileprivate var isAboutServices: Bool {
    attributes.contains { $0.name == "Injected" || $0.name == "Injection" } || initialValue != nil
  }
}

extension Statement {
  fileprivate func addFlags(to flags: inout Set<String>) {
    switch self {
    case .bind(_, _, let value): value?.addFlags(to: &flags)
    case .assign(let left, let right):
      left.addFlags(to: &flags)
      right.addFlags(to: &flags)
    case .expression(let value), .result(let value): value.addFlags(to: &flags)
    case .branches(let branches): for branch in branches { for statement in branch { statement.addFlags(to: &flags) } }
    case .loop(_, let sequence, let body):
      sequence?.addFlags(to: &flags)
      for statement in body { statement.addFlags(to: &flags) }
    case .conditional(let clauses):
      for clause in clauses where !clause.statements.isEmpty {
        clause.condition.flags(into: &flags)
        for statement in clause.statements { statement.addFlags(to: &flags) }
      }
    case .function(let facts): for statement in facts.body ?? [] { statement.addFlags(to: &flags) }
    case .type: break
    }
  }
}

extension Expression {
  fileprivate func addFlags(to flags: inout Set<String>) {
    switch self {
    case .member(let base, _, _): base.addFlags(to: &flags)
    case .functionReference(let base, _, _, _): base?.addFlags(to: &flags)
    case .call(let call):
      call.callee.addFlags(to: &flags)
      for argument in call.arguments { argument.value.addFlags(to: &flags) }
    case .cast(let value, _): value.addFlags(to: &flags)
    case .list(let values), .either(let values), .group(let values): for value in values { value.addFlags(to: &flags) }
    case .closure(let closure): for statement in closure.body { statement.addFlags(to: &flags) }
    case .conditionalChain(let base, let clauses):
      base.addFlags(to: &flags)
      for clause in clauses {
        clause.condition.flags(into: &flags)
        clause.value.addFlags(to: &flags)
      }
    case .name, .implicitMember, .metatype, .type, .string, .number, .boolean, .keyPath, .hole, .other: break
    }
  }
}

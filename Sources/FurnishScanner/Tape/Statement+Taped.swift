/// The stored form of statements.
extension Statement: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .bind(let name, let type, let value, let isConstant):
      tape.add(0)
      tape.add(name)
      tape.add(type)
      tape.add(value)
      tape.add(isConstant)
    case .assign(let target, let value):
      tape.add(1, target)
      tape.add(value)
    case .expression(let expression): tape.add(2, expression)
    case .result(let expression): tape.add(3, expression)
    case .branch(let test, let first, let second):
      tape.add(4, test)
      tape.add(first)
      tape.add(second)
    case .loop(let variable, let over, let body):
      tape.add(5)
      tape.add(variable)
      tape.add(over)
      tape.add(body)
    case .conditional(let clauses): tape.add(6, clauses)
    case .function(let function): tape.add(7, function)
    case .type(let index):
      tape.add(8)
      tape.add(index)
    case .selection(let selection): tape.add(9, selection)
    case .block(let statements): tape.add(10, statements)
    case .leave(let exit):
      tape.add(11)
      tape.add(exit)
    case .deferred(let statements): tape.add(12, statements)
    case .attempt(let statements, let handling):
      tape.add(13, statements)
      tape.add(handling)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0:
      self = .bind(
        name: try tape.word(), type: try tape.optional(), value: try tape.optional(), isConstant: try tape.flag())
    case 1: self = .assign(try tape.value(), try tape.value())
    case 2: self = .expression(try tape.value())
    case 3: self = .result(try tape.value())
    case 4: self = .branch(try tape.value(), try tape.values(), try tape.values())
    case 5: self = .loop(variable: try tape.optionalWord(), over: try tape.optional(), body: try tape.values())
    case 6: self = .conditional(try tape.values())
    case 7: self = .function(try tape.value())
    case 8: self = .type(try tape.number())
    case 9: self = .selection(try tape.value())
    case 10: self = .block(try tape.values())
    case 11: self = .leave(try tape.choice())
    case 12: self = .deferred(try tape.values())
    case 13: self = .attempt(try tape.values(), try tape.value())
    default: throw TapeDamage()
    }
  }
}

extension ErrorHandling: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .discard: tape.add(0)
    case .stop: tape.add(1)
    case .run(let handlers): tape.add(2, handlers)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0: self = .discard
    case 1: self = .stop
    case 2: self = .run(try tape.values())
    default: throw TapeDamage()
    }
  }
}

extension ConditionalStatements: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(condition)
    tape.add(statements)
  }

  init(from tape: inout TapeReader) throws { self.init(condition: try tape.value(), statements: try tape.values()) }
}

extension Selection: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(subject)
    tape.add(text)
    tape.add(cases)
  }

  init(from tape: inout TapeReader) throws {
    self.init(subject: try tape.value(), text: try tape.word(), cases: try tape.values())
  }
}

extension SelectionCase: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(patterns)
    tape.add(test)
    tape.add(condition)
    tape.add(body)
    tape.add(bindings)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      patterns: try tape.values(), test: try tape.optional(), condition: try tape.value(), body: try tape.values(),
      bindings: try tape.number())
  }
}

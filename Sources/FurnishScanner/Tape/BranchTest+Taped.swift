/// The stored form of tests and of the patterns in them.
extension BranchTest: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .constant(let value):
      tape.add(0)
      tape.add(value)
    case .not(let test): tape.add(1, test)
    case .all(let tests): tape.add(2, tests)
    case .any(let tests): tape.add(3, tests)
    case .value(let value, let text):
      tape.add(4, value)
      tape.add(text)
    case .isPresent(let value, let text):
      tape.add(5, value)
      tape.add(text)
    case .matches(let value, let text, let pattern):
      tape.add(6, value)
      tape.add(text)
      tape.add(pattern)
    case .other(let holds, let fails, let isConstant):
      tape.add(7)
      tape.add(holds)
      tape.add(fails)
      tape.add(isConstant)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0: self = .constant(try tape.flag())
    case 1: self = .not(try tape.value())
    case 2: self = .all(try tape.values())
    case 3: self = .any(try tape.values())
    case 4: self = .value(try tape.value(), text: try tape.word())
    case 5: self = .isPresent(try tape.value(), text: try tape.word())
    case 6: self = .matches(try tape.value(), text: try tape.word(), pattern: try tape.value())
    case 7: self = .other(holds: try tape.word(), fails: try tape.word(), isConstant: try tape.flag())
    default: throw TapeDamage()
    }
  }
}

extension Pattern: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(text)
    tape.add(value)
    tape.add(part)
    tape.add(type)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      try tape.word(), value: try tape.optional(), part: try tape.optional(), type: try tape.optional())
  }
}

extension Pattern.Part: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(text)
    tape.add(hasNames)
  }

  init(from tape: inout TapeReader) throws { self.init(text: try tape.word(), hasNames: try tape.flag()) }
}

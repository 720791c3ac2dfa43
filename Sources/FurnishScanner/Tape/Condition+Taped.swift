/// The stored form of the conditions of `#if`.
extension Condition: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .always: tape.add(0)
    case .never: tape.add(1)
    case .flag(let flag):
      tape.add(2)
      tape.add(flag)
    case .not(let condition):
      tape.add(3)
      tape.add(condition)
    case .all(let conditions):
      tape.add(4)
      tape.add(conditions)
    case .any(let conditions):
      tape.add(5)
      tape.add(conditions)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0: self = .always
    case 1: self = .never
    case 2: self = .flag(try tape.word())
    case 3: self = .not(try tape.value())
    case 4: self = .all(try tape.values())
    case 5: self = .any(try tape.values())
    default: throw TapeDamage()
    }
  }
}

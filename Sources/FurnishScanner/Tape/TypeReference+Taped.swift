/// The stored form of types as they are spelled in the source.
extension TypeReference: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .named(let path): tape.add(0, path)
    case .existential(let type): tape.add(1, type)
    case .opaque(let type): tape.add(2, type)
    case .optional(let type): tape.add(3, type)
    case .array(let element): tape.add(4, element)
    case .dictionary(let key, let value):
      tape.add(5, key)
      tape.add(value)
    case .tuple(let elements, let labels):
      tape.add(6, elements)
      tape.add(labels)
    case .metatype(let type): tape.add(7, type)
    case .composition(let parts): tape.add(8, parts)
    case .function(let parameters, let result, let isAsync, let `throws`, let isSendable):
      tape.add(9, parameters)
      tape.add(result)
      tape.add(isAsync)
      tape.add(`throws`)
      tape.add(isSendable)
    case .other(let text):
      tape.add(10)
      tape.add(text)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0: self = try tape.path()
    case 1: self = .existential(try tape.value())
    case 2: self = .opaque(try tape.value())
    case 3: self = .optional(try tape.value())
    case 4: self = .array(try tape.value())
    case 5: self = .dictionary(try tape.value(), try tape.value())
    case 6: self = .tuple(try tape.values(), labels: try tape.optionalWords())
    case 7: self = .metatype(try tape.value())
    case 8: self = .composition(try tape.values())
    case 9:
      self = .function(
        parameters: try tape.values(), result: try tape.value(), isAsync: try tape.flag(), throws: try tape.flag(),
        isSendable: try tape.flag())
    case 10: self = .other(try tape.word())
    default: throw TapeDamage()
    }
  }
}

extension TypeReference.Component: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(arguments)
  }

  init(from tape: inout TapeReader) throws { self.init(try tape.word(), try tape.values()) }
}

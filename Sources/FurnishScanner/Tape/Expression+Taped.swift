extension Expression: Taped {
  func write(to tape: inout TapeWriter) {
    switch self {
    case .name(let name, let place):
      tape.add(0)
      tape.add(name)
      tape.add(place)
    case .implicitMember(let name):
      tape.add(1)
      tape.add(name)
    case .member(let base, let name, let place):
      tape.add(2, base)
      tape.add(name)
      tape.add(place)
    case .functionReference(let base, let name, let labels, let place):
      tape.add(3)
      tape.add(base)
      tape.add(name)
      tape.add(labels)
      tape.add(place)
    case .metatype(let type): tape.add(4, type)
    case .type(let type): tape.add(5, type)
    case .call(let call): tape.add(6, call)
    case .cast(let value, let type):
      tape.add(7, value)
      tape.add(type)
    case .string(let text):
      tape.add(8)
      tape.add(text)
    case .boolean(let flag):
      tape.add(9)
      tape.add(flag)
    case .keyPath(let text, let function):
      tape.add(10)
      tape.add(text)
      tape.add(function)
    case .list(let elements): tape.add(11, elements)
    case .closure(let closure): tape.add(12, closure)
    case .either(let choices): tape.add(13, choices)
    case .conditionalChain(let base, let clauses):
      tape.add(14, base)
      tape.add(clauses)
    case .hole: tape.add(15)
    case .group(let parts, let labels):
      tape.add(16, parts)
      tape.add(labels)
    case .other: tape.add(17)
    case .number(let type, let text):
      tape.add(18)
      tape.add(type)
      tape.add(text)
    case .test(let test): tape.add(19, test)
    case .block(let statements): tape.add(20, statements)
    case .text(let parts): tape.add(21, parts)
    }
  }

  init(from tape: inout TapeReader) throws {
    switch try tape.number() {
    case 0: self = .name(try tape.word(), try tape.value())
    case 1: self = .implicitMember(try tape.word())
    case 2: self = .member(try tape.value(), try tape.word(), try tape.value())
    case 3: self = .functionReference(try tape.optional(), try tape.word(), try tape.optionalWords(), try tape.value())
    case 4: self = .metatype(try tape.value())
    case 5: self = .type(try tape.value())
    case 6: self = .call(try tape.value())
    case 7: self = .cast(try tape.value(), try tape.value())
    case 8: self = .string(try tape.word())
    case 9: self = .boolean(try tape.flag())
    case 10: self = .keyPath(try tape.word(), function: try tape.optional())
    case 11: self = .list(try tape.values())
    case 12: self = .closure(try tape.value())
    case 13: self = .either(try tape.values())
    case 14: self = .conditionalChain(try tape.value(), try tape.values())
    case 15: self = .hole
    case 16: self = .group(try tape.values(), labels: try tape.optionalWords())
    case 17: self = .other
    case 18: self = .number(try tape.word(), text: try tape.word())
    case 19: self = .test(try tape.value())
    case 20: self = .block(try tape.values())
    case 21: self = .text(try tape.values())
    default: throw TapeDamage()
    }
  }
}

extension Call: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(callee)
    tape.add(arguments)
    tape.add(place)
    // The flags share a number, since a tape has many calls, of which most have none of them.
    tape.add((isForced ? 1 : 0) + (isTried ? 2 : 0) + (isAwaited ? 4 : 0))
  }

  init(from tape: inout TapeReader) throws {
    self.init(callee: try tape.value(), arguments: try tape.values(), place: try tape.value())
    let marks: Int = try tape.number()
    guard (0...7).contains(marks) else { throw TapeDamage() }
    (isForced, isTried, isAwaited) = (marks & 1 != 0, marks & 2 != 0, marks & 4 != 0)
  }
}

extension CallArgument: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(label)
    tape.add(value)
    tape.add(isTrailingClosure)
    tape.add(isInout)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      label: try tape.optionalWord(), value: try tape.value(), isTrailingClosure: try tape.flag(),
      isInout: try tape.flag())
  }
}

extension ConditionalExpression: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(condition)
    tape.add(value)
  }

  init(from tape: inout TapeReader) throws { self.init(condition: try tape.value(), value: try tape.value()) }
}

extension Closure: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(parameters)
    tape.add(anonymousParameters)
    tape.add(result)
    tape.add(isAsync)
    tape.add(actor)
    tape.add(isThrowing)
    tape.add(body)
    tape.add(captures)
    tape.add(place)
  }

  init(from tape: inout TapeReader) throws {
    self.init(
      parameters: try tape.values(), anonymousParameters: try tape.number(), result: try tape.optional(),
      isAsync: try tape.flag(), actor: try tape.optionalWord(), isThrowing: try tape.flag(), body: try tape.values(),
      captures: try tape.number(),
      place: try tape.value())
    guard (0...body.count).contains(captures) else { throw TapeDamage() }
  }
}

extension Closure.Parameter: Taped {
  func write(to tape: inout TapeWriter) {
    tape.add(name)
    tape.add(type)
  }

  init(from tape: inout TapeReader) throws { self.init(name: try tape.word(), type: try tape.optional()) }
}

// Closures whose `catch` binds the error handle every error.
final class Journal: Sendable { init() throws {} }
final class Store: Sendable { init() {} }
struct Refusal: Error {}

func bound() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) {
    do {
      print(try Journal())
      return ConsoleLog()
    } catch let error {
      print(error)
      return ConsoleLog()
    }
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func unnamed() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) {
    do { print(try Journal()) } catch let failure { print(failure) }
    return ConsoleLog()
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func afterOthers() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) {
    do { print(try Journal()) } catch is Refusal { print("refused") } catch let other { print(other) }
    return ConsoleLog()
  }
  print(try container.validated().resolveRequired((any Log).self))
}
func someErrors() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) {
    do { print(try Journal()) } catch let refusal as Refusal { print(refusal) }
    return ConsoleLog()
  }
  print(try container.validated().resolveRequired((any Log).self))  //~ throwing-recipe: Log
}
func errorsWithATest() throws {
  let container = ServiceContainer()
  container.services.register((any Log).self) {
    do { print(try Journal()) } catch let error where error is Refusal { print(error) }
    return ConsoleLog()
  }
  print(try container.validated().resolveRequired((any Log).self))  //~ throwing-recipe: Log
}
try bound()
try unnamed()
try afterOthers()
try someErrors()
try errorsWithATest()

// An error reaches the nearest code that handles it, and code that stops the program is followed by nothing.
struct Failure: Error {}
func prepare(_ services: any ServiceCollection, if isReady: Bool) throws -> Bool {
  guard isReady else { throw Failure() }
  services.register(Int.self) { 1 }
  return true
}
func register(_ services: any ServiceCollection) throws { services.register((any Log).self) { ConsoleLog() } }
func check(_ isReady: Bool, _ services: any ServiceCollection) throws { if !isReady { throw Failure() } }
func attempts(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    let isPrepared = try? prepare(container.services, if: isReady)
    if (try? prepare(container.services.addingIfMissing, if: isReady)) != nil { print("prepared") }
    _ = try? check(isReady, container.services)
    try register(container.services)
    print(isPrepared ?? false)
  } catch { print(error) }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self), provider.resolve(Int.self) ?? 0)
}
func stopped(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    try! check(isReady, container.services)
    try register(container.services)
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))
}
func nested(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    do { try check(isReady, container.services) } catch { fatalError("\(error)") }
    try register(container.services)
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))
}
func report(_ isReady: Bool, _ services: any ServiceCollection) {
  do { try check(isReady, services) } catch {
    print(error)
    return
  }
  print("ready")
}
func nestedInAnother(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    report(isReady, container.services)
    try register(container.services)
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))
}
func end(_ error: any Error) -> Never { fatalError("\(error)") }
func ended(_ isReady: Bool, _ isStrict: Bool) throws {
  let container = ServiceContainer()
  do {
    try check(isReady, container.services)
    try register(container.services)
  } catch {
    if isStrict { throw error } else { fatalError("\(error)") }
  }
  do {
    try check(isReady, container.services)
    container.services.register(Int.self) { 1 }
  } catch {
    end(error)
  }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self), provider.resolveRequired(Int.self))
}
func oneKind(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    try check(isReady, container.services)
    try register(container.services)
  } catch let error as CancellationError { print(error) }
  print(try container.validated().resolveRequired((any Log).self))
}
func block(_ isReady: Bool, _ isFirst: Bool) throws {
  let container = ServiceContainer()
  do {
    let isSet = isFirst ? true : try prepare(container.services, if: isReady)
    print(isSet)
    try register(container.services)
  } catch { print(error) }
  let provider = try container.validated()
  print(provider.resolveRequired((any Log).self))  //~ missing-service: any Log
  print(provider.resolve(Int.self) ?? 0)
}
func loop(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    for expected in [true, true] where expected { try check(isReady, container.services) }
    try register(container.services)
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))  //~ missing-service: any Log
}
func unknownLoop(_ names: [String]) throws {
  let container = ServiceContainer()
  do {
    for name in names { try check(name.isEmpty, container.services) }
    try register(container.services)
  } catch { print(error) }
  print(try container.validated().resolveRequired((any Log).self))
}
func repeated(_ isReady: Bool) throws {
  let container = ServiceContainer()
  do {
    try check(isReady, container.services)
    try register(container.services)
  } catch let error as Failure {
    print(error)
    try register(container.services)
  } catch {
    throw error
  }
  print(try container.validated().resolveRequired((any Log).self))
}

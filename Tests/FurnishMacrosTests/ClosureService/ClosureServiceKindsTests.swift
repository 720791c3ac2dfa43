import FurnishMacros
import FurnishTesting
import Testing

/// Every kind of endpoint, called through its generated method.
@Suite struct ClosureServiceKindsTests {
  @MainActor private func visit(_ depot: Depot<String>) async throws -> [String] {
    var answers = [
      depot.plain(item: "box", 2), "\(try depot.throwing(number: 3))", "\(try depot.typed(number: 4))",
      "\(depot.never(number: 5))", "\(await depot.waiting(number: 6))",
      "\(try await depot.both(number: 7) as Any)", "\(try await depot.bothTyped(number: 8))",
      "\(depot.main(number: 9))", "\(try await depot.mainWaiting(number: 10))",
      "\(try await depot.archived(number: 11))", "\(try await depot.concurrently(number: 12))",
    ]
    depot.nothing()
    try depot.typedNothing()
    var number = 14
    depot.into(number: &number)
    try await depot.intoWaiting(number: &number, by: 10)
    answers.append("\(number)")
    answers.append("\(depot.many(numbers: 1, 2, 3)) \(depot.many()) \(depot.many(4))")
    answers.append("\(try await depot.manyWaiting(plus: 30, numbers: 1, 2))")
    let ticket = Ticket(number: 15)
    answers.append("\(depot.borrow(ticket: ticket))")
    answers.append("\(try await depot.consume(ticket: Ticket(number: 16)))")
    answers.append("\(await depot.send(parcel: Parcel(17)))")
    answers.append("\(depot.receive(weight: 18).weight)")
    let parcel = Parcel(19)
    try depot.share(parcel: parcel)
    answers.append("\(parcel.weight)")
    answers.append("\(depot.each { $0 + 1 })")
    answers.append("\(depot.later { 22 }())")
    answers.append("\(depot.lazily(number: 23))")
    answers.append("\(depot.pair(pair: (20, "x"), list: ["a"]))")
    answers.append("\(depot.inParentheses(number: 24))")
    answers.append("\(try depot.manyTyped(numbers: 12, 13)) \(try await depot.manyTypedWaiting(numbers: 1, 25))")
    return answers
  }

  private static let expected = [
    "2 box", "3", "4", "5", "6", "Optional(7)", "8", "9", "10", "11", "12", "25", "6 0 4", "33", "15", "16", "17",
    "18", "20", "21", "22", "23", "(first: 21, second: \"x\")", "24", "25 26",
  ]

  @Test func `every kind of endpoint is called through its method`() async throws {
    #expect(try await visit(.open) == Self.expected)
  }

  @Test func `every kind of endpoint returns the same through interceptors`() async throws {
    let spy = ServiceSpy()
    let depot = Depot.open.recorded(into: spy).retrying(clock: ImmediateClock())
      .delayed(by: .seconds(1), clock: ImmediateClock())
    #expect(try await visit(depot) == Self.expected)
    let called = Depot<String>.serviceEndpoints.map(\.name).filter { $0 != "shareWaiting" }
    #expect(Set(spy.calls.map(\.endpoint)) == Set(called))
  }

  @Test func `an intercepted asynchronous endpoint receives the object that its caller passes`() async throws {
    let parcel = Parcel(1)
    try await Depot.open.intercepted(by: RecordingInterceptor(into: ServiceSpy())).shareWaiting(parcel: parcel)
    #expect(parcel.weight == 2)
  }

  @Test func `an interceptor reads the arguments`() async throws {
    let spy = ServiceSpy()
    let depot = Depot.open.recorded(into: spy)
    _ = depot.plain(item: "box", 2)
    _ = try await depot.both(number: 7)
    var number = 1
    depot.into(number: &number)
    _ = depot.many(numbers: 1, 2)
    let revealed = spy.calls.map { $0.arguments.map(\.revealed).joined(separator: ", ") }
    #expect(revealed == ["item: box, 2", "number: 7", "number: (inout)", "numbers: [1, 2]"])
    #expect("\(spy.calls[0])" == "Depot.plain(item: <redacted>, <redacted>)")
    #expect(spy.calls(of: \Depot<String>.both).count == 1)
  }

  @Test func `an endpoint with a variadic parameter and a typed error returns and throws`() async throws {
    var depot = Depot.open
    #expect(try depot.manyTyped(numbers: 1, 2) == 3)
    #expect(try await depot.manyTypedWaiting(numbers: 3, 4) == 7)
    depot.manyTyped = { (_: Int...) throws(RegionError) in throw .unknown }
    depot.manyTypedWaiting = { (_: Int...) async throws(RegionError) in throw .unknown }
    let failing = depot.recorded(into: ServiceSpy())
    do throws(RegionError) {
      _ = try failing.manyTyped(numbers: 1)
      Issue.record("the endpoint did not throw")
    } catch {
      #expect(error == .unknown)
    }
    await #expect(throws: RegionError.unknown) { try await failing.manyTypedWaiting(numbers: 1) }
  }

  @Test func `a failing service throws from each endpoint that can throw`() async throws {
    let depot = Depot.open.failing(with: RegionError.unknown)
    #expect(throws: RegionError.unknown) { try depot.throwing(number: 1) }
    #expect(throws: RegionError.unknown) { try depot.typed(number: 1) }
    await #expect(throws: RegionError.unknown) { try await depot.bothTyped(number: 1) }
    #expect(depot.never(number: 1) == 1)
    #expect(await depot.waiting(number: 1) == 1)
  }
}

import Furnish
import Testing

/// Setting a key in place: a value that no copy shares is replaced, without another layer.
@Suite(.onEveryRoot)
struct ServiceValuesSettingTests {
  private enum First: PlainKey { static var value: Int { 0 } }
  private enum Second: PlainKey { static var value: Int { 0 } }
  private enum Third: PlainKey { static var value: Int { 0 } }
  private enum Sum: PlainKey {
    static var value: Int { ServiceValues.current[First.self] + ServiceValues.current[Second.self] }
  }

  private struct Counted: Service {
    struct Endpoints { var count: Endpoint<Int> = { _ in 0 } }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  @Test func `setting one key repeatedly keeps one layer`() {
    var values = ServiceValues()
    for number in 1...1_000_000 { values[First.self] = number }
    #expect(values[First.self] == 1_000_000)
    #expect(values.depth == 1)
  }

  @Test func `setting two keys in turn keeps two layers`() {
    var values = ServiceValues()
    for number in 1...500_000 {
      values[First.self] = number
      values[Second.self] = -number
    }
    #expect(values[First.self] == 500_000)
    #expect(values[Second.self] == -500_000)
    #expect(values.depth == 2)
  }

  @Test func `setting three keys in turn keeps three layers`() {
    var values = ServiceValues()
    for number in 1...300_000 {
      values[First.self] = number
      values[Second.self] += number
      values[Third.self] -= 1
    }
    #expect(values[Third.self] == -300_000)
    #expect(values.depth == 3)
  }

  @Test func `setting in an update of withServices keeps one layer`() {
    withServices {
      for number in 1...1_000 { $0[First.self] = number }
    } operation: {
      #expect(ServiceValues.current[First.self] == 1_000)
      #expect(ServiceValues.current.depth == ServiceValues().depth + 1)
    }
  }

  @Test func `setting an endpoint repeatedly keeps one layer`() {
    var values = ServiceValues()
    for number in 1...1_000 { values[service: \Counted.self].endpoints.count = { _ in number } }
    #expect(values[service: \Counted.self].count == 1_000)
    #expect(values.depth == 1)
  }

  @Test func `a dependent default reads each value that is set between two reads`() {
    var values = ServiceValues()
    for number in 1...100 {
      values[First.self] = number
      values[Second.self] = number
      #expect(values[Sum.self] == 2 * number)
    }
  }

  @Test func `setting keys between reads of a dependent default keeps one layer for each key`() {
    var values = ServiceValues()
    for number in 1...100 {
      values[First.self] = number
      values[Second.self] = number
      _ = values[Sum.self]
    }
    #expect(values.depth == 2)
  }

  @Test func `a copy keeps the values of its round`() {
    var values = ServiceValues()
    var rounds: [ServiceValues] = []
    for number in 0..<1_000 {
      values[First.self] = number
      values[Second.self] = -number
      rounds.append(values)
    }
    #expect(rounds.map { $0[First.self] } == Array(0..<1_000))
    #expect(rounds.map { $0[Second.self] } == (0..<1_000).map { -$0 })
  }

  @Test func `setting a key again releases the earlier value`() {
    enum Held: PlainKey { static var value: Instance { Instance() } }
    var values = ServiceValues()
    weak var first: Instance?
    do {
      let instance = Instance()
      first = instance
      values[Held.self] = instance
    }
    #expect(first != nil)
    values[Held.self] = Instance("second")
    #expect(first == nil)
    #expect(values[Held.self].name == "second")
  }

  @Test func `setting while another thread reads a copy does not change the copy`() {
    var values = ServiceValues()
    for round in 0..<200 {
      values[First.self] = round
      let copy = values
      let reader = TestThread { for _ in 0..<50 { precondition(copy[First.self] == round) } }
      for number in 0..<50 { values[First.self] = -number }
      reader.join()
    }
    #expect(values[First.self] == -49)
  }
}

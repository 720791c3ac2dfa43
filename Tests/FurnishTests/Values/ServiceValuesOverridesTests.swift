import Furnish
import Testing

@Suite(.onEveryRoot)
struct ServiceValuesOverridesTests {
  private enum Number: PlainKey { static var value: Int { 1 } }
  private enum Other: PlainKey { static var value: Int { 2 } }

  @Test func `a key that was never set is no override`() {
    #expect(ServiceValues().override(of: Number.self) == nil)
  }

  @Test func `a default that was read is no override`() {
    let values = ServiceValues()
    #expect(values[Number.self] == 1)
    #expect(values.override(of: Number.self) == nil)
  }

  @Test func `the innermost override is returned`() {
    var values = ServiceValues()
    values[Number.self] = 3
    let outer = values
    values[Other.self] = 5
    values[Number.self] = 4
    #expect(outer.override(of: Number.self) == 3)
    #expect(values.override(of: Number.self) == 4)
    #expect(values.override(of: Other.self) == 5)
  }
}

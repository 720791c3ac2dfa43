import Furnish
import Testing

/// The growth and the release of chains of layers.
@Suite(.onEveryRoot)
struct LayerTests {
  private enum Number: PlainKey { static var value: Int { -1 } }
  private enum Resource: PlainKey { static var value: Instance { Instance() } }
  private enum Below: PlainKey { static var value: Int { 0 } }

  /// Returns values with `depth` more layers: each layer is retained while the next one is added.
  private func chain(of depth: Int, over values: ServiceValues = .current) -> ServiceValues {
    var values = values
    for number in 0..<depth {
      let held = values
      values[Number.self] = number
      withExtendedLifetime(held) {}
    }
    return values
  }

  @Test func `an override of values that are retained elsewhere adds a layer`() {
    #expect(chain(of: 100).depth == 100)
  }

  @Test func `a chain of a hundred thousand layers is released without overflow`() {
    // A small stack: one frame for each layer would need many times as much.
    let reference = TestThread.run(stackSize: 1 << 18) {
      var values = ServiceValues()
      values[Resource.self] = Instance()
      let resource = Weak(values[Resource.self])
      values = chain(of: 100_000, over: values)
      precondition(values.depth == 100_001)
      return resource
    }
    #expect(reference.isReleased)
  }

  @Test func `a chain of a hundred thousand layers may be read at each depth`() {
    // Were each read to walk to the base, this would take five billion steps.
    guard RootKind.current == .program else { return }
    var values = ServiceValues.current
    values[Below.self] = 7
    var read = 0
    for number in 0..<100_000 {
      let held = values
      values[Number.self] = number
      read += held[Below.self]
    }
    #expect(read == 700_000)
    #expect(values[Number.self] == 99_999)
  }

  @Test func `the lower half of a chain keeps its values after the upper half is released`() {
    let lower = chain(of: 1_000)
    var upper: ServiceValues? = chain(of: 1_000, over: lower)
    #expect(upper?[Number.self] == 999)
    upper = nil
    #expect(lower[Number.self] == 999)
    #expect(lower.depth == 1_000)
  }

  @Test func `branches of one chain are independent`() {
    let trunk = chain(of: 50)
    let branches = (0..<50).map { number -> ServiceValues in
      var branch = trunk
      branch[Number.self] = 1_000 + number
      return branch
    }
    #expect(branches.map { $0[Number.self] } == Array(1_000..<1_050))
    #expect(trunk[Number.self] == 49)
  }

  @Test func `nested overrides may be deep`() {
    @Sendable func nest(_ left: Int) -> Int {
      if left == 0 { return ServiceValues.current[Number.self] }
      return withServices {
        $0[Number.self] += 1
      } operation: {
        nest(left - 1)
      }
    }
    let deepest = TestThread.run(stackSize: 1 << 26) { RootKind.program.run { nest(2_000) } }
    #expect(deepest == 1_999)
  }
}

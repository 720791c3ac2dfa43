import Furnish
import Testing

/// Parameters of an array or optional type that is registered itself.
struct RegisteredCollectionTests {
  private final class Curve: Sendable {
    let points: [Double]
    let isClosed: Bool?

    init(points: [Double], isClosed: Bool?) {
      self.points = points
      self.isClosed = isClosed
    }
  }

  @Test func `a registered array is passed to a parameter of its type`() throws {
    let provider = try validatedProvider {
      $0.register([Double].self) { [1, 2] }.register(Curve.self, Curve.init)
    }
    #expect(provider.resolveRequired(Curve.self).points == [1, 2])
  }

  @Test func `a registered optional is passed to a parameter of its type`() throws {
    let provider = try validatedProvider {
      $0.register(Bool?.self) { Bool?.some(true) }.register(Curve.self, Curve.init)
    }
    #expect(provider.resolveRequired(Curve.self).isClosed == true)
  }

  @Test func `a registered array takes precedence over registered elements`() throws {
    let provider = try validatedProvider {
      $0.register(Double.self) { 3 }.register([Double].self) { [1, 2] }.register(Curve.self, Curve.init)
    }
    #expect(provider.resolveRequired(Curve.self).points == [1, 2])
  }
}

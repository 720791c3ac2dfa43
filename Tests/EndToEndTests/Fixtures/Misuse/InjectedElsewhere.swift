import Furnish

// A property that injects what is not Sendable stays where it is.

final class Sketch {
  var lines = 0
}

func send(_ property: Injected<Sketch>) {
  Task.detached { _ = property.wrappedValue }  // expect: risks causing data races
}

func send(_ property: Injected<Int>) {
  Task.detached { _ = property.wrappedValue }
}

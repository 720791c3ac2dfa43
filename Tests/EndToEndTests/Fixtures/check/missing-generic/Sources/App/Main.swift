import Furnish

struct Box<Value> { init(value: Value) {} }
struct Pair<First, Second> { let first: First; let second: Second }

let container = ServiceContainer()
try container.services
  .register(Int.self) { 1 }
  .register(Box<Int>.self, Box<Int>.init(value:))
  .register(Box<String>.self, Box<String>.init(value:))
  .register(Pair<Box<Int>, Int>.self, Pair<Box<Int>, Int>.init(first:second:))

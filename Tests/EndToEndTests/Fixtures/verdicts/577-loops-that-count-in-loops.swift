// Each pass of a loop inside of another one that counts registers under a name of its own.
func a() throws {
  let container = ServiceContainer()
  let services = try container.services
  var n = 0
  for _ in 0..<2 { for _ in 0..<2 {
    services.register(Int.self, name: ServiceName("w\(n)")) { 1 }
    n += 1
  } }
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "w0"), p.resolveRequired(Int.self, name: "w3"))
  print(p.resolveRequired(Int.self, name: "w4"))  //~ missing-service: Int "w4"
}
func b() throws {
  let container = ServiceContainer()
  let services = try container.services
  var i = 0
  while i < 2 { 
    var j = 0
    while j < 2 {
      services.register(Int.self, name: ServiceName("w\(i)\(j)")) { 1 }
      j += 1
    }
    i += 1 }
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "w00"), p.resolveRequired(Int.self, name: "w11"))
  print(p.resolveRequired(Int.self, name: "w12"))  //~ missing-service: Int "w12"
}
func c() throws {
  let container = ServiceContainer()
  let services = try container.services
  for i in 0..<2 { for name in ["a", "b"] {
    services.register(Int.self, name: ServiceName("\(name)\(i)")) { 1 }
  } }
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "a0"), p.resolveRequired(Int.self, name: "b1"))
  print(p.resolveRequired(Int.self, name: "b2"))  //~ missing-service: Int "b2"
}
func d() throws {
  let container = ServiceContainer()
  let services = try container.services
  var n = 0
  for _ in ["x", "y"] { n += 1; for _ in ["a"] { n += 1
    services.register(Int.self, name: ServiceName("w\(n)")) { 1 }
  } }
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "w2"), p.resolveRequired(Int.self, name: "w4"))
  print(p.resolveRequired(Int.self, name: "w3"))  //~ missing-service: Int "w3"
}
func e(_ names: [String]) throws {
  let container = ServiceContainer()
  let services = try container.services
  var row = 0
  repeat {
    var column = 0
    repeat {
      services.register(Int.self, name: ServiceName("\(row)-\(column)")) { 1 }
      column += 1
    } while column <= row
    row += 1
  } while row < 3
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "0-0"), p.resolveRequired(Int.self, name: "2-2"))
  print(p.resolveRequired(Int.self, name: "1-2"))  //~ missing-service: Int "1-2"
}
func f() throws {
  let container = ServiceContainer()
  let services = try container.services
  for name in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r"] {
    var copies = 2
    while copies > 0 {
      services.register(Int.self, name: ServiceName("\(name)\(copies)")) { 1 }
      copies -= 1
    }
  }
  let p = try container.validated()
  print(p.resolveRequired(Int.self, name: "a1"), p.resolveRequired(Int.self, name: "r2"))
  print(p.resolveRequired(Int.self, name: "r3"))  //~ missing-service: Int "r3"
}

// Two registrations of one service under one number.
let first = 1
enum Port { static let web = 80 }

func literals() throws {
  let container = ServiceContainer()
  container.services
    .register(Double.self, key: 1) { 1 }
    .register(Double.self, key: 1) { 2 }  //~ duplicate-key: Double
  print(try container.validated().resolveAll(Double.self, by: Int.self))
}

func constants() throws {
  let container = ServiceContainer()
  container.services
    .register(Float.self, key: first) { 1 }
    .register(Float.self, key: 1) { 2 }  //~ duplicate-key: Float
    .register(Double.self, key: Port.web) { 1 }
    .register(Double.self, key: Port.web) { 2 }  //~ duplicate-key: Double
  print(try container.validated().resolveAll(Double.self, by: Int.self))
  print(try container.validated().resolveAll(Float.self, by: Int.self))
}

func loop() throws {
  let container = ServiceContainer()
  for number in 1...3 { container.services.register(Double.self, key: number) { 1 } }
  container.services.register(Double.self, key: 3) { 2 }  //~ duplicate-key: Double
  print(try container.validated().resolveAll(Double.self, by: Int.self))
}

func different() throws {
  let container = ServiceContainer()
  container.services
    .register(Double.self, key: 1) { 1 }
    .register(Double.self, key: 2) { 2 }
    .register(Double.self, key: -1) { 2 }
    .register(Double.self, key: 1.0) { 2 }
    .register(Double.self, key: UInt8(1)) { 2 }
    .register(Double.self, key: Port.web) { 3 }
  for number in 3...5 { container.services.register(Double.self, key: number) { 1 } }
  let provider = try container.validated()
  print(provider.resolveAll(Double.self, by: Int.self), provider.resolveAll(Double.self, by: Double.self))
}

func perhaps(_ port: Int) throws {
  let container = ServiceContainer()
  container.services.register(Double.self, key: port) { 1 }.register(Double.self, key: 80) { 2 }
  print(try container.validated().resolveAll(Double.self, by: Int.self))
}

import BlackHole
import Furnish

/// The cost of opening and closing a scope, as for a request of a server.
extension Workload {
  static let scopes = [
    Workload("scope: two overrides, five services, closed", awaiting: serveRequests),
    Workload("floor: those five services by hand", awaiting: serveRequestsByHand),
    Workload("scope: empty, opened and closed", awaiting: openAndCloseScopes),
    Workload("scope: a level, two asynchronous services", awaiting: requestAsynchronousServices),
    Workload("floor: those two services by hand", awaiting: requestAsynchronousServicesByHand),
  ]
}

private final class Connection: Closeable, Sendable {
  func close() async throws { consume(1) }
}

private final class Users: Sendable {
  let connection: Connection
  init(connection: Connection) { self.connection = connection }
}

private final class Prices: Sendable {
  let connection: Connection
  init(connection: Connection) { self.connection = connection }
}

private final class Cart: Sendable {
  let users: Users
  let prices: Prices

  init(users: Users, prices: Prices) {
    self.users = users
    self.prices = prices
  }
}

private final class Checkout: Sendable {
  let cart: Cart
  let connection: Connection

  init(cart: Cart, connection: Connection) {
    self.cart = cart
    self.connection = connection
  }
}

@Sendable
private func serveRequests(_ count: Int) async {
  do {
    let provider = try makeShop()
    for number in 0..<count { try await serve(number, provider) }
  } catch {
    fatalError("\(error)")
  }
}

private func serve(_ number: Int, _ provider: ServiceScope) async throws {
  let scope = provider.makeScope()
  try await withServices {
    $0.retries = number
    $0.first = number
  } operation: {
    consume(scope.resolveRequired(Connection.self))
    consume(scope.resolveRequired(Users.self))
    consume(scope.resolveRequired(Prices.self))
    consume(scope.resolveRequired(Cart.self))
    consume(try await scope.require(Checkout.self))
  }
  try await scope.close()
}

@Sendable
private func serveRequestsByHand(_ count: Int) async {
  do {
    for _ in 0..<count { try await serveByHand() }
  } catch {
    fatalError("\(error)")
  }
}

@inline(never)
private func serveByHand() async throws {
  let connection = Connection()
  let users = Users(connection: connection)
  let prices = Prices(connection: connection)
  let cart = Cart(users: users, prices: prices)
  let checkout = Checkout(cart: cart, connection: connection)
  consume(connection)
  consume(users)
  consume(prices)
  consume(cart)
  consume(checkout)
  try await connection.close()
}

@Sendable
private func openAndCloseScopes(_ count: Int) async {
  do {
    let provider = try makeShop()
    for _ in 0..<count { try await provider.makeScope().close() }
  } catch {
    fatalError("\(error)")
  }
}

@inline(never)
private func makeShop() throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services
    .register(Connection.self, lifetime: .scoped, Connection.init)
    .register(Users.self, lifetime: .scoped, Users.init(connection:))
    .register(Prices.self, lifetime: .scoped, Prices.init(connection:))
    .register(Cart.self, lifetime: .scoped, Cart.init(users:prices:))
    .register(Checkout.self, lifetime: .scoped, Checkout.init(cart:connection:))
  return try container.validated()
}

private enum RequestLevel: ScopeLevel { typealias Input = Token }

private final class Token: Sendable {}

private final class Visitor: Sendable {
  let token: Token
  init(token: Token) async { self.token = token }
}

private final class Notes: Sendable {
  let visitor: Visitor
  init(visitor: Visitor) async { self.visitor = visitor }
}

@Sendable
private func requestAsynchronousServices(_ count: Int) async {
  do {
    let container = ServiceContainer()
    try container.services
      .register(Visitor.self, lifetime: .scoped(to: RequestLevel.self), Visitor.init(token:))
      .register(Notes.self, lifetime: .scoped(to: RequestLevel.self), Notes.init(visitor:))
    let provider = try container.validated()
    for _ in 0..<count {
      try await provider.withScope(RequestLevel.self, Token()) { scope in
        consume(try await scope.require(Notes.self))
      }
    }
  } catch {
    fatalError("\(error)")
  }
}

@Sendable
private func requestAsynchronousServicesByHand(_ count: Int) async {
  for _ in 0..<count { consume(await Notes(visitor: await Visitor(token: Token()))) }
}

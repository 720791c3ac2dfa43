// A closure throws by `throw` as by `try`, unless it handles the error itself.
import Furnish

struct Closed: Error {}
struct Token: Sendable {}
struct Quote: Sendable {}
struct Rate: Sendable {}
struct Price: Sendable {}
struct Cache: Sendable {}

let container = ServiceContainer()
try container.services
  .register(Token.self) {
    guard CommandLine.arguments.count > 1 else { throw Closed() }
    return Token()
  }
  .register(Quote.self) {
    switch Result(catching: { Quote() }) {
    case .success(let quote): return quote
    case .failure(let error): throw error
    }
  }
  .register(Rate.self) {
    do { throw Closed() } catch { throw error }
  }
  .register(Price.self) {
    do { throw Closed() } catch { return Price() }
  }
  .register(Cache.self) {
    func fill() throws { throw Closed() }
    struct Line { init() throws { throw Closed() } }
    return Cache()
  }
let provider = try container.validated()
print(provider.resolveRequired(Token.self))  //~ throwing-recipe: Token
print(provider.resolveRequired(Quote.self))  //~ throwing-recipe: Quote
print(provider.resolveRequired(Rate.self))  //~ throwing-recipe: Rate
print(provider.resolveRequired(Price.self), provider.resolveRequired(Cache.self))

import FurnishMacros

// Each fault of a closure service is reported once.

enum Country {
  @ClosureService(store: .none)
  private struct Region: Sendable {  // expect: '@ClosureService' extends 'Region' outside of the type that contains it
    var fetch: @Sendable (_ id: Int) throws -> Int
  }
}

@ClosureService(store: .none)
struct Counter: Sendable {
  var limit: Int  // expect: 'limit' is neither the store nor an endpoint
  var count: @Sendable () -> Int
}

typealias Answer = @Sendable () -> Int

@ClosureService(store: .none)
struct Oracle: Sendable {
  var answer: Answer  // expect: 'answer' is neither the store nor an endpoint
  var count: @Sendable () -> Int
}

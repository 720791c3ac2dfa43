import FurnishMacros

// Each type that cannot be copied is reported once.

protocol Log: Sendable {}

@Service
struct Ticket: ~Copyable {  // expect: '@Service' is for types whose values can be copied: remove '~Copyable' from 'Ticket'
  @Injection var log: any Log
}

@Injectable
struct Token: ~Copyable {  // expect: '@Injectable' is for types whose values can be copied
  @Injection var log: any Log
}

struct Stub: ~Copyable {
  @Injection var log: any Log  // expect: '@Injection' is for types whose values can be copied
  var provider: (any ServiceProvider)?
}

@CaseAccessors
enum Gate: ~Copyable {  // expect: '@CaseAccessors' is for types whose values can be copied
  case open(Int)
  case closed
}

@ClosureService(store: .none)
struct Turnstile: Sendable, ~Copyable {  // expect: '@ClosureService' is for types whose values can be copied
  var turn: @Sendable (_ times: Int) -> Void
}

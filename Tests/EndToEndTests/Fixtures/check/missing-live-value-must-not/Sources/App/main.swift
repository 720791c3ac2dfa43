import Facts
import Furnish
import LiveFacts

struct Page {
  @Injected(\.facts) var facts
  @Injected(SetKey.self) var number
}

prepareServices { $0[SetKey.self] = 3 }
print(Page().facts.random())

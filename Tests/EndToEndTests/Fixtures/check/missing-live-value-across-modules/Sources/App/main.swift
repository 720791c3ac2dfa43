import Facts
import Furnish

struct Page {
  @Injected(\.facts) var facts
}

print(Page().facts.random())

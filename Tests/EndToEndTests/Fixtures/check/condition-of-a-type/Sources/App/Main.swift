import Furnish

#if FANCY
  struct Page { init(number: Int) {} }
#else
  struct Page { init(word: String) {} }
#endif

func wire() throws {
  let container = ServiceContainer()
  try container.services.register(Int.self) { 1 }
  #if FANCY
    try container.services.register(Page.self, Page.init(number:))
  #else
    try container.services.register(Page.self, Page.init(word:))
  #endif
}

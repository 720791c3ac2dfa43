import FurnishMacros

// Each wrong injection is reported by the macro, and by nothing else.

protocol Log: Sendable {}

@Injectable
final class Page {
  @Injection static var first: any Log  // expect: 'first' is a property of the type
  @Injection weak var second: (any Log & AnyObject)?  // expect: 'second' is 'weak'
  @Injection var log: any Log

  init(provider: any ServiceProvider) { self.provider = provider }
}

@Injectable
final class Menu {
  @Injection var provider: any Log  // expect: 'provider' is the property from which the injections of 'Menu' are resolved

  init() {}
}

@Service
final class Card {
  @Injection var provider: any Log  // expect: 'provider' is the property from which the injections of 'Card' are resolved

  init() {}
}

extension Page {
  @Injection var third: any Log  // expect: 'third' is in no class, struct or actor
}

enum Sheet {
  @Injection var fourth: any Log  // expect: 'fourth' is in no class, struct or actor
}

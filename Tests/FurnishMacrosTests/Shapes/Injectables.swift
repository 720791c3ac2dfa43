public import FurnishMacros
import Observation

// shape: a class that is given its provider
@Injectable
final class ViewModel {
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) { self.provider = provider }

  init(bell: any Bell) { self.bell = bell }
}

// shape: a class that has a provider already
@Injectable
class Controller {
  @Injection var bell: any Bell

  var provider: (any ServiceProvider)?

  init(provider: any ServiceProvider) { self.provider = provider }
}

// shape: a Sendable class
@Injectable
final class Worker: Sendable {
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) { self.provider = provider }
}

// shape: a class that is observed, and bound to the main actor
@MainActor
@Injectable
@Observable
final class ObservedModel {
  @Injection @ObservationIgnored var bell: any Bell
  var count = 0

  init(provider: any ServiceProvider) { self.provider = provider }

  init(bell: any Bell) { self.bell = bell }
}

// shape: a class that is observed, and has a provider already
@Injectable
@Observable
class ObservedController {
  @Injection @ObservationIgnored var bell: any Bell
  var count = 0
  var provider: (any ServiceProvider)?

  init(provider: (any ServiceProvider)?) { self.provider = provider }
}

// shape: a struct that is given its provider
@Injectable
struct Page {
  @Injection var bell: any Bell
  @Injection(name: .small) var small: any Bell
}

// shape: an actor that is given its provider
@Injectable
actor Feed {
  @Injection var bell: any Bell

  init(provider: any ServiceProvider) { self.provider = provider }

  func sound() -> String { bell.sound }
}

// shape: a public class that is given its provider
@Injectable
public final class PublicModel {
  @Injection public var name: String

  public init() {}
}

// shape: inheriting: a subclass of one that is given its provider
@Injectable
final class DetailModel: BaseModel {
  @Injection var small: (any Bell)?
}

// shape: an injection without any attribute around it
final class Bare {
  @Injection var bell: any Bell

  var provider: (any ServiceProvider)?
}

// shape: an injection in a struct without any attribute around it
struct BareValue {
  @Injection var bell: any Bell

  let provider: any ServiceProvider

  init(provider: any ServiceProvider) { self.provider = provider }
}

// shape: none
@Injectable
class BaseModel {
  @Injection var bell: any Bell
}

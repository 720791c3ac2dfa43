import Furnish
import FurnishMacros

protocol Log: Sendable {}

@Injectable
final class ViewModel {
  @Injection var log: any Log
  var provider: (any ServiceProvider)?
}

let container = ServiceContainer()
try container.services.register(Int.self) { 1 }

import FurnishHummingbird
import Hummingbird

/// What a request carries on its way through middleware to its route.
struct LandmarkRequestContext: ScopedRequestContext {
  /// What Hummingbird keeps of a request.
  var coreContext: CoreRequestContextStorage
  /// The scope of the request.
  var scopeStorage = RequestScopeStorage()
  /// The parameters of the query, once they were read.
  var query = QueryParameters()
  /// The service of the request, once it is chosen.
  var selection = ServiceSelection()

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }
}

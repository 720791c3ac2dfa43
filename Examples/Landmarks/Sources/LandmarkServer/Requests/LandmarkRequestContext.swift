import FurnishHummingbird
import Hummingbird
import LandmarkServices

/// The context of a request on its way through middleware to its route.
struct LandmarkRequestContext: ScopedRequestContext {
  /// The part of a request that Hummingbird stores.
  var coreContext: CoreRequestContextStorage
  /// The scope of the request.
  var scopeStorage = RequestScopeStorage()
  /// The parameters of the query, after a middleware has read them.
  var query = QueryParameters()
  /// The service of the request, after a middleware has chosen it.
  var selection = ServiceSelection(ServiceChoices(.live))

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
  }
}

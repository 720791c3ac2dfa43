/// The data that few instances have. It is one variable, because the end of an instance costs some 20 instructions for
/// each variable that may hold a reference, even if the variable holds none.
enum InstanceExtras {
  case none
  /// The provider alone, which is the most common case.
  case provider(RecipeProvider)
  case several(Several)

  final class Several {
    var provider: RecipeProvider?
    var wrapped: WrappedInstances?
    var link: ScopeLink?

    fileprivate init(_ provider: RecipeProvider?) { self.provider = provider }
  }

  /// The provider that the recipe received.
  var provider: RecipeProvider? {
    get {
      switch self {
      case .none: nil
      case .provider(let provider): provider
      case .several(let several): several.provider
      }
    }
    set {
      if case .several(let several) = self {
        several.provider = newValue
      } else {
        self = newValue.map(InstanceExtras.provider) ?? .none
      }
    }
  }

  /// The instances that the decorators of the instance wrap, if the scope has to close them.
  var wrapped: WrappedInstances? {
    get { several?.wrapped }
    set { if newValue != nil || wrapped != nil { makeSeveral().wrapped = newValue } }
  }

  /// The scope that the instance belongs to, for an instance that is stored with an override of a value and may outlive
  /// the scope.
  var link: ScopeLink? {
    get { several?.link }
    set { if newValue != nil || link != nil { makeSeveral().link = newValue } }
  }

  private var several: Several? {
    if case .several(let several) = self { several } else { nil }
  }

  private mutating func makeSeveral() -> Several {
    if let several { return several }
    let several = Several(provider)
    self = .several(several)
    return several
  }
}

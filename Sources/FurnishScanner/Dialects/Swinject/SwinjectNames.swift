import FurnishGraph

/// The names of Swinject's own declarations that the scanner reads, and of SwinjectAutoregistration's and
/// SwinjectStoryboard's.
enum SwinjectNames {
  static let modules: Set<String> = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]

  /// Classes and structures, by their names without the module.
  static let types: Set<String> = [
    "Container", "Assembler", "ServiceEntry", "ObjectScope", "Lazy", "Provider", storyboard,
  ]
  static let protocols: Set<String> = ["Resolver", "Assembly"]

  /// The class of SwinjectStoryboard, and its static property: the container that all code of a program shares.
  static let storyboard = "SwinjectStoryboard"
  static let defaultContainer = "defaultContainer"

  static let register = "register"
  /// The method that `register` calls, and that programs call in extensions of their own.
  static let basicRegister = "_register"
  static let autoregister = "autoregister"
  static let implements = "implements"
  static let forward = "forward"
  static let resolve = "resolve"
  /// The operator of SwinjectAutoregistration that resolves.
  static let resolveOperator = "~>"
  /// The name of the call by which the facts represent `resolve(…)!`. It has the request as its argument.
  static let forced = "#forced"
  /// Methods of a container that neither register nor resolve.
  static let harmless: Set<String> = ["removeAll", "resetObjectScope", "hasAnyRegistration"]

  /// Returns the lifetime of an object scope that Swinject declares. Only `container` is shared by all requests; an
  /// instance of `graph` is shared by one resolution, and an instance of `weak` lives as long as its users.
  static func lifetime(ofScope name: String) -> LifetimeDescription? {
    switch name {
    case "container": LifetimeDescription(name: "container", sharing: .container)
    case "graph", "transient", "weak": LifetimeDescription(name: name, sharing: .none)
    default: nil
    }
  }

  /// The lifetime of a registration without an object scope: that of the scope `graph`.
  static let defaultLifetime = LifetimeDescription(name: "graph", sharing: .none)

  /// Returns the lifetime of an object scope that the program declares. Its instances live until the scope is reset.
  ///
  /// - Parameter storage: The type of the storage; `nil` if the source does not show it.
  static func lifetime(ofScope name: String, storedIn storage: String?) -> LifetimeDescription {
    LifetimeDescription(name: name, sharing: storage == "PermanentStorage" ? .scope : .none)
  }
}

/// A generic type whose arguments determine the service that a parameter of the type requests.
protocol DependencyWrapper: SendableMetatype {
  /// The specialization that stands for all of them.
  static var example: any Any.Type { get }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { get }
}

extension Optional: DependencyWrapper {
  static var example: any Any.Type { Never?.self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Wrapped.self, nil) }
}

extension Array: DependencyWrapper {
  static var example: any Any.Type { [Never].self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Element.self, nil) }
}

extension Dictionary: DependencyWrapper {
  static var example: any Any.Type { [Never: Never].self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Key.self, Value.self) }
}

extension Lazy: DependencyWrapper {
  static var example: any Any.Type { Lazy<Never>.self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Value.self, nil) }
}

extension Factory: DependencyWrapper {
  static var example: any Any.Type { Factory<Never>.self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Value.self, nil) }
}

extension Named: DependencyWrapper {
  static var example: any Any.Type { Named<Never, NoName>.self }
  static var arguments: (first: any Any.Type, second: (any Any.Type)?) { (Value.self, Name.self) }
}

/// The name in the example of `Named`.
enum NoName: ServiceNamed {
  static var name: ServiceName { "" }
}

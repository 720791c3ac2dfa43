/// A type that an injected property can have without a provider, such as an optional, which is `nil`.
protocol ReadableWithoutProvider {
  static var withoutProvider: Self { get }
}

extension Optional: ReadableWithoutProvider {
  static var withoutProvider: Self { nil }
}

/// A type that requests services with `@Injection`, and is not a service itself, such as a view model or a controller.
/// The macro of the same name adds the conformance and a provider.
///
/// ```swift
/// final class Page: Injectable {
///   private let storage = InjectionStorage<any Log>()
///   var provider: (any ServiceProvider)?
///   var log: any Log { storage.value(of: "log", in: Page.self, from: provider) }
/// }
/// ```
public protocol Injectable {}

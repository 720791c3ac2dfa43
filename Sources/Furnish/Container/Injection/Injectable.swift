/// A type that requests services with `@Injection`, and is none itself: a view model, a controller. The macro of the
/// same name makes types conform, and gives them a provider.
///
/// ```swift
/// final class Page: Injectable {
///   private let storage = InjectionStorage<any Log>()
///   var provider: (any ServiceProvider)?
///   var log: any Log { storage.value(of: "log", in: Page.self, from: provider) }
/// }
/// ```
public protocol Injectable {}

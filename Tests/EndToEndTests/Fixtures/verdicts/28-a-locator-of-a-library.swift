// A library requests services from the locator, which the program that uses it adds.
public final class Page {
  @Injected var log: any Log
  public init() {}
  public func show() { _ = ServiceLocator.shared.getService((any Clock).self) }
}

public import Furnish

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension ServiceValues {
  /// A function that opens a web page or a document in the program that the user has chosen for it.
  ///
  /// ```swift
  /// struct Help {
  ///   @Injected(\.openURL) var openURL
  ///   func show() { openURL(URL(string: "https://www.swift.org")!) }
  /// }
  /// ```
  ///
  /// There is no test value: a test that reads it without setting one fails.
  public var openURL: OpenURL {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

package enum OpenURLKey: ServiceKey, HasTestExample {
  package static var defaultValue: OpenURL { .live }
  package static var testExample: String { "$0.openURL = OpenURL { _ in }" }
}

/// An action that opens a web page or a document. Call it like a function.
public struct OpenURL: Sendable {
  private let open: @Sendable (URL) -> Void

  /// The object that has the view's action, if this action calls one; otherwise nil.
  package let origin: (any AnyObject & Sendable)?

  /// Creates an action that calls a function.
  public init(_ open: @escaping @Sendable (URL) -> Void) {
    self.open = open
    origin = nil
  }

  package init(from origin: any AnyObject & Sendable, _ open: @escaping @Sendable (URL) -> Void) {
    self.open = open
    self.origin = origin
  }

  /// Passes the URL to the system: to UIKit or AppKit, and on Linux to `xdg-open`. On other systems nothing
  /// happens.
  public static var live: Self { Self { SystemOpener.open($0) } }

  /// Opens `url`, without waiting for the result.
  public func callAsFunction(_ url: URL) { open(url) }
}

// Styles, which do not show in the text. They change nothing, and exist so that views that use them compile.

extension View {
  nonisolated public func padding(_ length: CGFloat? = nil) -> some View { self }

  nonisolated public func font(_ font: Font?) -> some View { self }

  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }

  nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }

  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
}

public struct Font: Hashable, Sendable {
  let name: String

  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
  let name: String

  public static let red = Color(name: "red")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A type of UIKit, which SwiftUI on iOS exports.
public struct UITextContentType: Hashable, Sendable {
  let name: String

  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let password = UITextContentType(name: "password")
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

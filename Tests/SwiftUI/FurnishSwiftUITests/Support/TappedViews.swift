import SwiftUI

/// A view that hides or shows its content at each tap.
struct Switch<Content: View>: View {
  @State private var isOn = true
  @ViewBuilder let content: () -> Content

  var body: some View {
    Button("Switch") { isOn.toggle() }
    if isOn { content() }
  }
}

/// A view that passes a number to its content, which each tap increases.
struct Counting<Content: View>: View {
  @State private var count = 0
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    Button("\(count)") { count += 1 }
    content(count)
  }
}

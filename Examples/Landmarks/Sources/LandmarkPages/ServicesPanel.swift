/// The panel that shows the service of a page, and lets the visitor choose another one.
public struct ServicesPanel: Sendable {
  /// A service that the visitor can choose.
  public struct Choice: Hashable, Sendable {
    /// The name that chooses the service.
    public let name: String
    /// The effect for a visitor.
    public let explanation: String

    /// Describes a choice.
    public init(name: String, explanation: String) {
      self.name = name
      self.explanation = explanation
    }
  }

  let choices: [Choice]
  let current: String
  let pinned: String?
  let returnAddress: String

  /// Describes the panel of one page.
  ///
  /// - Parameters:
  ///   - choices: The services that the visitor can choose.
  ///   - current: The name of the service of this page.
  ///   - pinned: The name that the address of the page chooses, or `nil`. Links of the page choose it as well.
  ///   - returnAddress: The address to return to after a choice.
  public init(choices: [Choice], current: String, pinned: String? = nil, returnAddress: String) {
    self.choices = choices
    self.current = current
    self.pinned = pinned
    self.returnAddress = returnAddress
  }

  /// The panel as HTML.
  var html: HTML {
    """
    <form class="services" id="services" method="post" action="\(PageAddress.services)">
    <h2>Who serves this page</h2>
    <p>Your choice is yours alone: other visitors keep theirs.</p>
    <input type="hidden" name="return" value="\(returnAddress)">
    <ul>
    \(choices.map(button))
    </ul>
    </form>
    """
  }

  /// The name of the service, as a link to the panel.
  var badge: HTML {
    "<a class=\"badge\" href=\"#services\"><span><span class=\"words\">Served by </span><b>\(current)</b></span></a>"
  }

  private func button(_ choice: Choice) -> HTML {
    """
    <li><button name="services" value="\(choice.name)" \
    aria-pressed="\(choice.name == current ? "true" : "false")">\
    <b>\(choice.name)</b> <span>\(choice.explanation)</span></button></li>
    """
  }
}

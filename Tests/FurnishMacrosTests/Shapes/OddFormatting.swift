// swift-format-ignore-file
public import FurnishMacros

// shape: all on one line
@Service final class OneLine { @Injection var bell: any Bell }

// shape: comments wherever Swift allows them
/// A service.
@Service /* of itself */ // and of nobody else
final /* at last */ class Commented /* by the author */ {
  // what it needs
  @Injection /* please */ var /* a */ bell /* that rings */ : /* some */ any /* kind of */ Bell // here
  /* and nothing else */
}

// shape: attributes and modifiers on lines of their own
@Service(
  (any Striking)
    .self
)
final
class Vertical: Striking
{
  @Injection(
    name: "small"
  )
  internal
  var
  bell
  :
  any Bell

  func strike() -> String { bell.sound }
}

// shape: an initializer in odd formatting is recognized
@Service
final class Crooked {
  @Injection var bell: any Bell
  private(set) var isCrooked = false
  convenience
  init ( bell
    : any Bell ) { self.init(provider: NoBells()); self.bell = bell; isCrooked = true }
  var   provider  :  ( any   ServiceProvider )?
}

// shape: cases on one line
@CaseAccessors
enum LineAction {
  case left(Int), right(Int), none
}

// shape: entries in a public extension
public extension ServiceValues {
  @ServiceEntry(test: 1) var depth = 10
  @ServiceEntry(test: 2) internal var width = 20
}

// shape: names in other scripts
@Service
final class Größe {
  @Injection var größe: any Bell
  @Injection var 鐘: any Striking
}

// shape: cases in other scripts
@CaseAccessors
enum Scripts {
  case größe(Int)
  case 鐘
  case 🔔(String)
}

public struct Page { init(number: Int) {} }
public struct Book {
  public static func make(number: Int) -> Book { Book() }
}

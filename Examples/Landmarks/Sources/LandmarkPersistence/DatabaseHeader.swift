/// The first bytes of an SQLite file, which name the program that it belongs to.
struct DatabaseHeader {
  /// The number of bytes of the header.
  static let length = 100

  /// The number of the program that the database belongs to, or 0 if it names none.
  let applicationID: Int
  /// The version of the format of that program.
  let userVersion: Int

  /// Reads the header, or returns `nil` if the bytes are not those of an SQLite database.
  init?(bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      return nil
    }
    func number(at offset: Int) -> Int {
      Int(Int32(bitPattern: bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }))
    }
    userVersion = number(at: 60)
    applicationID = number(at: 68)
  }
}

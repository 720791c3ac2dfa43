/// The first bytes of an SQLite file, which say whose it is.
struct DatabaseHeader {
  /// How many bytes the header has.
  static let length = 100

  /// Which program the database belongs to; 0 if it does not say.
  let applicationID: Int
  /// Which version of that program's format it has.
  let userVersion: Int

  /// Reads the header, or returns nil if the bytes are not those of an SQLite database.
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

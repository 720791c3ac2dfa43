/// Numbers by the addresses of types: a hash table with open addressing.
///
/// A table of many services does not fit into the processor's cache. A lookup here reads one place of memory, and a
/// dictionary reads three. The addresses need no hash that protects against chosen keys.
struct AddressNumbers {
  private struct Entry {
    /// The address of a type; 0 if the entry is free.
    var address: UInt = 0
    var number = 0
  }

  /// The entries; their number is a power of two, and at least half of them are free.
  private var entries: [Entry]
  private var count = 0

  /// - Parameter capacity: The expected number of addresses.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
  }

  subscript(address: UInt) -> Int? {
    let entry = entries[index(of: address)]
    return entry.address == 0 ? nil : entry.number
  }

  /// Stores the number of an address that has none.
  mutating func insert(_ number: Int, for address: UInt) {
    if (count + 1) * 2 > entries.count { grow() }
    entries[index(of: address)] = Entry(address: address, number: number)
    count += 1
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.address != 0 { entries[index(of: entry.address)] = entry }
  }

  /// Returns the index of the entry of an address, or that of the free entry in which its number belongs.
  private func index(of address: UInt) -> Int {
    // The low bits of the address of a type are 0. The multiplier is 2^64 divided by the golden ratio (Knuth, TAOCP 3,
    // 6.4).
    let hash = UInt64(address >> 3) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(hash >> 32) & (entries.count - 1)
    while entries[index].address != 0, entries[index].address != address { index = (index + 1) & (entries.count - 1) }
    return index
  }
}

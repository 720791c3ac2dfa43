/// A type that represents a number, such as `M3` for 3, so that each service of a generated graph has a type of its own.
protocol NumberType: Sendable { static var number: Int { get } }
enum M0: NumberType { static let number = 0 }
enum M1: NumberType { static let number = 1 }
enum M2: NumberType { static let number = 2 }
enum M3: NumberType { static let number = 3 }
enum M4: NumberType { static let number = 4 }
enum M5: NumberType { static let number = 5 }
enum M6: NumberType { static let number = 6 }
enum M7: NumberType { static let number = 7 }

/// The types of the numbers from 0, in order.
let numberTypes: [any NumberType.Type] = [
  M0.self, M1.self, M2.self, M3.self, M4.self, M5.self, M6.self, M7.self,
]

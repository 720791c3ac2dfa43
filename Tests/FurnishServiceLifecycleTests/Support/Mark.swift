/// A type for a number, so that each service of a generated graph has a type of its own.
protocol Mark: Sendable { static var number: Int { get } }
enum M0: Mark { static let number = 0 }
enum M1: Mark { static let number = 1 }
enum M2: Mark { static let number = 2 }
enum M3: Mark { static let number = 3 }
enum M4: Mark { static let number = 4 }
enum M5: Mark { static let number = 5 }
enum M6: Mark { static let number = 6 }
enum M7: Mark { static let number = 7 }

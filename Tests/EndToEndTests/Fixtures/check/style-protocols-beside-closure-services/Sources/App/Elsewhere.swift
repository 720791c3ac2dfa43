import Furnish

protocol Printer: Sendable {}
struct Office { let printer: any Printer }

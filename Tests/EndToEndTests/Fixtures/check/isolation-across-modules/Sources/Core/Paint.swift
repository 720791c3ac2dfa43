@globalActor public actor Paint { public static let shared = Paint() }
@Paint public final class Canvas { public init() {} }

import Furnish

/// Several hundred keys, which the compiler creates out of a few types: more than a layer's mask has bits, so that many
/// of them share a bit.
enum ManyKeys {
  static let all: [any ManyKey.Type] = {
    let letters: [any Letter.Type] = [
      A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self,
    ]
    var keys: [any ManyKey.Type] = []
    for first in letters {
      for second in letters {
        for third in letters { keys.append(key(first, second, third)) }
      }
    }
    return keys
  }()

  private static func key(
    _ first: any Letter.Type, _ second: any Letter.Type, _ third: any Letter.Type
  ) -> any ManyKey.Type {
    func open<First: Letter, Second: Letter, Third: Letter>(
      _: First.Type, _: Second.Type, _: Third.Type
    ) -> any ManyKey.Type {
      Word<First, Second, Third>.self
    }
    return open(first, second, third)
  }

  protocol Letter: SendableMetatype {}
  enum A: Letter {}
  enum B: Letter {}
  enum C: Letter {}
  enum D: Letter {}
  enum E: Letter {}
  enum F: Letter {}
  enum G: Letter {}
  enum H: Letter {}

  private enum Word<First: Letter, Second: Letter, Third: Letter>: ManyKey {
    static var value: Int { -1 }
  }

  fileprivate enum InstanceOf<Key: ManyKey>: PlainKey {
    static var value: Instance { Instance("\(ServiceValues.current[Key.self])") }
  }
}

/// One of ``ManyKeys``: a number, which is -1 unless set, and a default instance that is named for the number.
protocol ManyKey: PlainKey where Value == Int {}

extension ManyKey {
  static func read(from values: ServiceValues) -> Int { values[self] }

  static func set(_ value: Int, in values: inout ServiceValues) { values[self] = value }

  static func readInstance(from values: ServiceValues) -> Instance { values[ManyKeys.InstanceOf<Self>.self] }
}

import FurnishAtomics

extension ServiceScope: InstanceStore {
  func kept(_ key: UInt) -> KeptValue? {
    if let value = CellWord.value(in: furnish_word_load(word(of: cell(of: key)))) { return value }
    // A lifetime's code runs without our lock.
    return lock.withLock { aside[key] }?.value()
  }

  func keep(_ value: KeptValue) -> [KeptValue] {
    if let keeping = value.keeping {
      let entry = Aside(value, keeping)
      return lock.withLock { aside.updateValue(entry, forKey: value.key) }?.strong ?? []
    }
    lock.withLock { kept.append(value) }
    furnish_word_store(word(of: cell(of: value.key)), CellWord.value(value))
    return []
  }

  func madeElsewhere(_ value: KeptValue) {}
}

/// The row in which each block of boxes begins. A block is the part of a group in one layer.
struct LayoutRows: Sendable {
  struct Block: Sendable {
    var group: Int
    /// The boxes, in the order of ``DownwardOrder``.
    var boxes: [Int]
    /// Its first row, counted from zero at the top.
    var row = 0
    var rowCount = 1
    var columnCount = 1
  }

  private(set) var blocks: [Block]
  let blockOfBox: [Int]
  private(set) var packing: GroupPacking

  /// Breaks blocks into rows, so that a screen can show the whole picture at the largest possible scale.
  ///
  /// - Complexity: About linear in boxes and arrows.
  init(_ plan: LayoutPlan, _ layers: Layers, _ order: DownwardOrder, _ arrows: [Arrow]) {
    let (blocks, blockOfBox) = Self.blocks(plan, layers, order)
    self.blockOfBox = blockOfBox
    let needs = Self.needs(blocks, blockOfBox, arrows)
    let tiers = GroupTiers(plan, arrows)
    let groupOrder = GroupOrder(plan, arrows).groups
    var best: (blocks: [Block], packing: GroupPacking)?
    for limit in Self.limits(upTo: blocks.map(\.boxes.count).max() ?? 1) {
      let broken = Self.brokenIntoRows(blocks, needs, tiers, limit: limit, headingRows: plan.headingRows)
      let packing = GroupPacking(plan, broken, groupOrder)
      if packing.screenHeight < best?.packing.screenHeight ?? .infinity { best = (broken, packing) }
      if packing.isComfortable { break }
    }
    self.blocks = best?.blocks ?? []
    packing = best?.packing ?? GroupPacking(plan, [], [])
    packing.balance(plan, arrows)
  }

  /// Returns the limits to try for the number of boxes side by side in a block, from the widest block down to one box.
  private static func limits(upTo widest: Int) -> [Int] {
    var limits = [widest]
    while let limit = limits.last, limit > 1 { limits.append(min(limit - 1, limit * 4 / 5)) }
    return limits
  }

  /// Returns the blocks in the order of their layers.
  private static func blocks(
    _ plan: LayoutPlan, _ layers: Layers, _ order: DownwardOrder
  ) -> (blocks: [Block], blockOfBox: [Int]) {
    let count = order.boxes.count
    let depth = (layers.layer.max() ?? 0) + 1
    var boxesOfLayer = [[Int]](repeating: [], count: depth)
    for box in order.boxes { boxesOfLayer[layers.layer[box]].append(box) }
    var blocks: [Block] = []
    var blockOfBox = [Int](repeating: 0, count: count)
    // The block of each group in the current layer. A number below `first` is that of an earlier layer.
    var blockOfGroup = [Int](repeating: -1, count: plan.boxWidthOfGroup.count)
    for boxes in boxesOfLayer {
      let first = blocks.count
      for box in boxes {
        let group = plan.groupOfBox[box]
        if blockOfGroup[group] < first {
          blockOfGroup[group] = blocks.count
          blocks.append(Block(group: group, boxes: []))
        }
        blockOfBox[box] = blockOfGroup[group]
        blocks[blockOfGroup[group]].boxes.append(box)
      }
    }
    return (blocks, blockOfBox)
  }

  /// Returns the blocks that must begin below each block.
  private static func needs(_ blocks: [Block], _ blockOfBox: [Int], _ arrows: [Arrow]) -> Adjacency {
    var needs = Set(arrows.map { Arrow(from: blockOfBox[$0.from], to: blockOfBox[$0.to]) })
    var lastOfGroup: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() {
      if let last = lastOfGroup[block.group] { needs.insert(Arrow(from: last, to: index)) }
      lastOfGroup[block.group] = index
    }
    return Adjacency(count: blocks.count, Array(needs))
  }

  private static func brokenIntoRows(
    _ blocks: [Block], _ needs: Adjacency, _ tiers: GroupTiers, limit: Int, headingRows: Int
  ) -> [Block] {
    var blocks = blocks
    var blocksOfTier = [[Int]](repeating: [], count: tiers.groups.count)
    for index in blocks.indices {
      let count = blocks[index].boxes.count
      blocks[index].rowCount = (count + limit - 1) / limit
      blocks[index].columnCount = (count + blocks[index].rowCount - 1) / blocks[index].rowCount
      blocksOfTier[tiers.tierOfGroup[blocks[index].group]].append(index)
    }
    // The first row that is free for each group.
    var free = [Int](repeating: 0, count: tiers.tierOfGroup.count)
    for tier in tiers.groups.indices {
      // The blocks of a tier are in the order of layers: each follows those that must be above it.
      for index in blocksOfTier[tier] {
        blocks[index].row = max(blocks[index].row, free[blocks[index].group] + headingRows)
        let end = blocks[index].row + blocks[index].rowCount
        for below in needs[index] { blocks[below].row = max(blocks[below].row, end) }
        for group in tiers.below[blocks[index].group] { free[group] = max(free[group], end) }
      }
    }
    return blocks
  }
}

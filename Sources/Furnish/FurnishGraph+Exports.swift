@_exported public import FurnishGraph

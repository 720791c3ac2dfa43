@_exported public import FurnishGraph
@_exported public import FurnishValues

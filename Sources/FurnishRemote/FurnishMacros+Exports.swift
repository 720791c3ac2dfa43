@_exported public import FurnishMacros

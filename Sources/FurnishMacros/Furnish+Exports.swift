@_exported public import Furnish

import Furnish

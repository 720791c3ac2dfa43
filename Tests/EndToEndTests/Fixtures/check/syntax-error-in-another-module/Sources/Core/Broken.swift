public struct Broken { func ( }

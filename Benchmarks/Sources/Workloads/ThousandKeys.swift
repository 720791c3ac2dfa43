// Written by Benchmarks/generate-keys.
import BlackHole
import Furnish

private enum Key0: ServiceKey { static var defaultValue: Int { 0 } }
private enum Key1: ServiceKey { static var defaultValue: Int { 1 } }
private enum Key2: ServiceKey { static var defaultValue: Int { 2 } }
private enum Key3: ServiceKey { static var defaultValue: Int { 3 } }
private enum Key4: ServiceKey { static var defaultValue: Int { 4 } }
private enum Key5: ServiceKey { static var defaultValue: Int { 5 } }
private enum Key6: ServiceKey { static var defaultValue: Int { 6 } }
private enum Key7: ServiceKey { static var defaultValue: Int { 7 } }
private enum Key8: ServiceKey { static var defaultValue: Int { 8 } }
private enum Key9: ServiceKey { static var defaultValue: Int { 9 } }
private enum Key10: ServiceKey { static var defaultValue: Int { 10 } }
private enum Key11: ServiceKey { static var defaultValue: Int { 11 } }
private enum Key12: ServiceKey { static var defaultValue: Int { 12 } }
private enum Key13: ServiceKey { static var defaultValue: Int { 13 } }
private enum Key14: ServiceKey { static var defaultValue: Int { 14 } }
private enum Key15: ServiceKey { static var defaultValue: Int { 15 } }
private enum Key16: ServiceKey { static var defaultValue: Int { 16 } }
private enum Key17: ServiceKey { static var defaultValue: Int { 17 } }
private enum Key18: ServiceKey { static var defaultValue: Int { 18 } }
private enum Key19: ServiceKey { static var defaultValue: Int { 19 } }
private enum Key20: ServiceKey { static var defaultValue: Int { 20 } }
private enum Key21: ServiceKey { static var defaultValue: Int { 21 } }
private enum Key22: ServiceKey { static var defaultValue: Int { 22 } }
private enum Key23: ServiceKey { static var defaultValue: Int { 23 } }
private enum Key24: ServiceKey { static var defaultValue: Int { 24 } }
private enum Key25: ServiceKey { static var defaultValue: Int { 25 } }
private enum Key26: ServiceKey { static var defaultValue: Int { 26 } }
private enum Key27: ServiceKey { static var defaultValue: Int { 27 } }
private enum Key28: ServiceKey { static var defaultValue: Int { 28 } }
private enum Key29: ServiceKey { static var defaultValue: Int { 29 } }
private enum Key30: ServiceKey { static var defaultValue: Int { 30 } }
private enum Key31: ServiceKey { static var defaultValue: Int { 31 } }
private enum Key32: ServiceKey { static var defaultValue: Int { 32 } }
private enum Key33: ServiceKey { static var defaultValue: Int { 33 } }
private enum Key34: ServiceKey { static var defaultValue: Int { 34 } }
private enum Key35: ServiceKey { static var defaultValue: Int { 35 } }
private enum Key36: ServiceKey { static var defaultValue: Int { 36 } }
private enum Key37: ServiceKey { static var defaultValue: Int { 37 } }
private enum Key38: ServiceKey { static var defaultValue: Int { 38 } }
private enum Key39: ServiceKey { static var defaultValue: Int { 39 } }
private enum Key40: ServiceKey { static var defaultValue: Int { 40 } }
private enum Key41: ServiceKey { static var defaultValue: Int { 41 } }
private enum Key42: ServiceKey { static var defaultValue: Int { 42 } }
private enum Key43: ServiceKey { static var defaultValue: Int { 43 } }
private enum Key44: ServiceKey { static var defaultValue: Int { 44 } }
private enum Key45: ServiceKey { static var defaultValue: Int { 45 } }
private enum Key46: ServiceKey { static var defaultValue: Int { 46 } }
private enum Key47: ServiceKey { static var defaultValue: Int { 47 } }
private enum Key48: ServiceKey { static var defaultValue: Int { 48 } }
private enum Key49: ServiceKey { static var defaultValue: Int { 49 } }
private enum Key50: ServiceKey { static var defaultValue: Int { 50 } }
private enum Key51: ServiceKey { static var defaultValue: Int { 51 } }
private enum Key52: ServiceKey { static var defaultValue: Int { 52 } }
private enum Key53: ServiceKey { static var defaultValue: Int { 53 } }
private enum Key54: ServiceKey { static var defaultValue: Int { 54 } }
private enum Key55: ServiceKey { static var defaultValue: Int { 55 } }
private enum Key56: ServiceKey { static var defaultValue: Int { 56 } }
private enum Key57: ServiceKey { static var defaultValue: Int { 57 } }
private enum Key58: ServiceKey { static var defaultValue: Int { 58 } }
private enum Key59: ServiceKey { static var defaultValue: Int { 59 } }
private enum Key60: ServiceKey { static var defaultValue: Int { 60 } }
private enum Key61: ServiceKey { static var defaultValue: Int { 61 } }
private enum Key62: ServiceKey { static var defaultValue: Int { 62 } }
private enum Key63: ServiceKey { static var defaultValue: Int { 63 } }
private enum Key64: ServiceKey { static var defaultValue: Int { 64 } }
private enum Key65: ServiceKey { static var defaultValue: Int { 65 } }
private enum Key66: ServiceKey { static var defaultValue: Int { 66 } }
private enum Key67: ServiceKey { static var defaultValue: Int { 67 } }
private enum Key68: ServiceKey { static var defaultValue: Int { 68 } }
private enum Key69: ServiceKey { static var defaultValue: Int { 69 } }
private enum Key70: ServiceKey { static var defaultValue: Int { 70 } }
private enum Key71: ServiceKey { static var defaultValue: Int { 71 } }
private enum Key72: ServiceKey { static var defaultValue: Int { 72 } }
private enum Key73: ServiceKey { static var defaultValue: Int { 73 } }
private enum Key74: ServiceKey { static var defaultValue: Int { 74 } }
private enum Key75: ServiceKey { static var defaultValue: Int { 75 } }
private enum Key76: ServiceKey { static var defaultValue: Int { 76 } }
private enum Key77: ServiceKey { static var defaultValue: Int { 77 } }
private enum Key78: ServiceKey { static var defaultValue: Int { 78 } }
private enum Key79: ServiceKey { static var defaultValue: Int { 79 } }
private enum Key80: ServiceKey { static var defaultValue: Int { 80 } }
private enum Key81: ServiceKey { static var defaultValue: Int { 81 } }
private enum Key82: ServiceKey { static var defaultValue: Int { 82 } }
private enum Key83: ServiceKey { static var defaultValue: Int { 83 } }
private enum Key84: ServiceKey { static var defaultValue: Int { 84 } }
private enum Key85: ServiceKey { static var defaultValue: Int { 85 } }
private enum Key86: ServiceKey { static var defaultValue: Int { 86 } }
private enum Key87: ServiceKey { static var defaultValue: Int { 87 } }
private enum Key88: ServiceKey { static var defaultValue: Int { 88 } }
private enum Key89: ServiceKey { static var defaultValue: Int { 89 } }
private enum Key90: ServiceKey { static var defaultValue: Int { 90 } }
private enum Key91: ServiceKey { static var defaultValue: Int { 91 } }
private enum Key92: ServiceKey { static var defaultValue: Int { 92 } }
private enum Key93: ServiceKey { static var defaultValue: Int { 93 } }
private enum Key94: ServiceKey { static var defaultValue: Int { 94 } }
private enum Key95: ServiceKey { static var defaultValue: Int { 95 } }
private enum Key96: ServiceKey { static var defaultValue: Int { 96 } }
private enum Key97: ServiceKey { static var defaultValue: Int { 97 } }
private enum Key98: ServiceKey { static var defaultValue: Int { 98 } }
private enum Key99: ServiceKey { static var defaultValue: Int { 99 } }
private enum Key100: ServiceKey { static var defaultValue: Int { 100 } }
private enum Key101: ServiceKey { static var defaultValue: Int { 101 } }
private enum Key102: ServiceKey { static var defaultValue: Int { 102 } }
private enum Key103: ServiceKey { static var defaultValue: Int { 103 } }
private enum Key104: ServiceKey { static var defaultValue: Int { 104 } }
private enum Key105: ServiceKey { static var defaultValue: Int { 105 } }
private enum Key106: ServiceKey { static var defaultValue: Int { 106 } }
private enum Key107: ServiceKey { static var defaultValue: Int { 107 } }
private enum Key108: ServiceKey { static var defaultValue: Int { 108 } }
private enum Key109: ServiceKey { static var defaultValue: Int { 109 } }
private enum Key110: ServiceKey { static var defaultValue: Int { 110 } }
private enum Key111: ServiceKey { static var defaultValue: Int { 111 } }
private enum Key112: ServiceKey { static var defaultValue: Int { 112 } }
private enum Key113: ServiceKey { static var defaultValue: Int { 113 } }
private enum Key114: ServiceKey { static var defaultValue: Int { 114 } }
private enum Key115: ServiceKey { static var defaultValue: Int { 115 } }
private enum Key116: ServiceKey { static var defaultValue: Int { 116 } }
private enum Key117: ServiceKey { static var defaultValue: Int { 117 } }
private enum Key118: ServiceKey { static var defaultValue: Int { 118 } }
private enum Key119: ServiceKey { static var defaultValue: Int { 119 } }
private enum Key120: ServiceKey { static var defaultValue: Int { 120 } }
private enum Key121: ServiceKey { static var defaultValue: Int { 121 } }
private enum Key122: ServiceKey { static var defaultValue: Int { 122 } }
private enum Key123: ServiceKey { static var defaultValue: Int { 123 } }
private enum Key124: ServiceKey { static var defaultValue: Int { 124 } }
private enum Key125: ServiceKey { static var defaultValue: Int { 125 } }
private enum Key126: ServiceKey { static var defaultValue: Int { 126 } }
private enum Key127: ServiceKey { static var defaultValue: Int { 127 } }
private enum Key128: ServiceKey { static var defaultValue: Int { 128 } }
private enum Key129: ServiceKey { static var defaultValue: Int { 129 } }
private enum Key130: ServiceKey { static var defaultValue: Int { 130 } }
private enum Key131: ServiceKey { static var defaultValue: Int { 131 } }
private enum Key132: ServiceKey { static var defaultValue: Int { 132 } }
private enum Key133: ServiceKey { static var defaultValue: Int { 133 } }
private enum Key134: ServiceKey { static var defaultValue: Int { 134 } }
private enum Key135: ServiceKey { static var defaultValue: Int { 135 } }
private enum Key136: ServiceKey { static var defaultValue: Int { 136 } }
private enum Key137: ServiceKey { static var defaultValue: Int { 137 } }
private enum Key138: ServiceKey { static var defaultValue: Int { 138 } }
private enum Key139: ServiceKey { static var defaultValue: Int { 139 } }
private enum Key140: ServiceKey { static var defaultValue: Int { 140 } }
private enum Key141: ServiceKey { static var defaultValue: Int { 141 } }
private enum Key142: ServiceKey { static var defaultValue: Int { 142 } }
private enum Key143: ServiceKey { static var defaultValue: Int { 143 } }
private enum Key144: ServiceKey { static var defaultValue: Int { 144 } }
private enum Key145: ServiceKey { static var defaultValue: Int { 145 } }
private enum Key146: ServiceKey { static var defaultValue: Int { 146 } }
private enum Key147: ServiceKey { static var defaultValue: Int { 147 } }
private enum Key148: ServiceKey { static var defaultValue: Int { 148 } }
private enum Key149: ServiceKey { static var defaultValue: Int { 149 } }
private enum Key150: ServiceKey { static var defaultValue: Int { 150 } }
private enum Key151: ServiceKey { static var defaultValue: Int { 151 } }
private enum Key152: ServiceKey { static var defaultValue: Int { 152 } }
private enum Key153: ServiceKey { static var defaultValue: Int { 153 } }
private enum Key154: ServiceKey { static var defaultValue: Int { 154 } }
private enum Key155: ServiceKey { static var defaultValue: Int { 155 } }
private enum Key156: ServiceKey { static var defaultValue: Int { 156 } }
private enum Key157: ServiceKey { static var defaultValue: Int { 157 } }
private enum Key158: ServiceKey { static var defaultValue: Int { 158 } }
private enum Key159: ServiceKey { static var defaultValue: Int { 159 } }
private enum Key160: ServiceKey { static var defaultValue: Int { 160 } }
private enum Key161: ServiceKey { static var defaultValue: Int { 161 } }
private enum Key162: ServiceKey { static var defaultValue: Int { 162 } }
private enum Key163: ServiceKey { static var defaultValue: Int { 163 } }
private enum Key164: ServiceKey { static var defaultValue: Int { 164 } }
private enum Key165: ServiceKey { static var defaultValue: Int { 165 } }
private enum Key166: ServiceKey { static var defaultValue: Int { 166 } }
private enum Key167: ServiceKey { static var defaultValue: Int { 167 } }
private enum Key168: ServiceKey { static var defaultValue: Int { 168 } }
private enum Key169: ServiceKey { static var defaultValue: Int { 169 } }
private enum Key170: ServiceKey { static var defaultValue: Int { 170 } }
private enum Key171: ServiceKey { static var defaultValue: Int { 171 } }
private enum Key172: ServiceKey { static var defaultValue: Int { 172 } }
private enum Key173: ServiceKey { static var defaultValue: Int { 173 } }
private enum Key174: ServiceKey { static var defaultValue: Int { 174 } }
private enum Key175: ServiceKey { static var defaultValue: Int { 175 } }
private enum Key176: ServiceKey { static var defaultValue: Int { 176 } }
private enum Key177: ServiceKey { static var defaultValue: Int { 177 } }
private enum Key178: ServiceKey { static var defaultValue: Int { 178 } }
private enum Key179: ServiceKey { static var defaultValue: Int { 179 } }
private enum Key180: ServiceKey { static var defaultValue: Int { 180 } }
private enum Key181: ServiceKey { static var defaultValue: Int { 181 } }
private enum Key182: ServiceKey { static var defaultValue: Int { 182 } }
private enum Key183: ServiceKey { static var defaultValue: Int { 183 } }
private enum Key184: ServiceKey { static var defaultValue: Int { 184 } }
private enum Key185: ServiceKey { static var defaultValue: Int { 185 } }
private enum Key186: ServiceKey { static var defaultValue: Int { 186 } }
private enum Key187: ServiceKey { static var defaultValue: Int { 187 } }
private enum Key188: ServiceKey { static var defaultValue: Int { 188 } }
private enum Key189: ServiceKey { static var defaultValue: Int { 189 } }
private enum Key190: ServiceKey { static var defaultValue: Int { 190 } }
private enum Key191: ServiceKey { static var defaultValue: Int { 191 } }
private enum Key192: ServiceKey { static var defaultValue: Int { 192 } }
private enum Key193: ServiceKey { static var defaultValue: Int { 193 } }
private enum Key194: ServiceKey { static var defaultValue: Int { 194 } }
private enum Key195: ServiceKey { static var defaultValue: Int { 195 } }
private enum Key196: ServiceKey { static var defaultValue: Int { 196 } }
private enum Key197: ServiceKey { static var defaultValue: Int { 197 } }
private enum Key198: ServiceKey { static var defaultValue: Int { 198 } }
private enum Key199: ServiceKey { static var defaultValue: Int { 199 } }
private enum Key200: ServiceKey { static var defaultValue: Int { 200 } }
private enum Key201: ServiceKey { static var defaultValue: Int { 201 } }
private enum Key202: ServiceKey { static var defaultValue: Int { 202 } }
private enum Key203: ServiceKey { static var defaultValue: Int { 203 } }
private enum Key204: ServiceKey { static var defaultValue: Int { 204 } }
private enum Key205: ServiceKey { static var defaultValue: Int { 205 } }
private enum Key206: ServiceKey { static var defaultValue: Int { 206 } }
private enum Key207: ServiceKey { static var defaultValue: Int { 207 } }
private enum Key208: ServiceKey { static var defaultValue: Int { 208 } }
private enum Key209: ServiceKey { static var defaultValue: Int { 209 } }
private enum Key210: ServiceKey { static var defaultValue: Int { 210 } }
private enum Key211: ServiceKey { static var defaultValue: Int { 211 } }
private enum Key212: ServiceKey { static var defaultValue: Int { 212 } }
private enum Key213: ServiceKey { static var defaultValue: Int { 213 } }
private enum Key214: ServiceKey { static var defaultValue: Int { 214 } }
private enum Key215: ServiceKey { static var defaultValue: Int { 215 } }
private enum Key216: ServiceKey { static var defaultValue: Int { 216 } }
private enum Key217: ServiceKey { static var defaultValue: Int { 217 } }
private enum Key218: ServiceKey { static var defaultValue: Int { 218 } }
private enum Key219: ServiceKey { static var defaultValue: Int { 219 } }
private enum Key220: ServiceKey { static var defaultValue: Int { 220 } }
private enum Key221: ServiceKey { static var defaultValue: Int { 221 } }
private enum Key222: ServiceKey { static var defaultValue: Int { 222 } }
private enum Key223: ServiceKey { static var defaultValue: Int { 223 } }
private enum Key224: ServiceKey { static var defaultValue: Int { 224 } }
private enum Key225: ServiceKey { static var defaultValue: Int { 225 } }
private enum Key226: ServiceKey { static var defaultValue: Int { 226 } }
private enum Key227: ServiceKey { static var defaultValue: Int { 227 } }
private enum Key228: ServiceKey { static var defaultValue: Int { 228 } }
private enum Key229: ServiceKey { static var defaultValue: Int { 229 } }
private enum Key230: ServiceKey { static var defaultValue: Int { 230 } }
private enum Key231: ServiceKey { static var defaultValue: Int { 231 } }
private enum Key232: ServiceKey { static var defaultValue: Int { 232 } }
private enum Key233: ServiceKey { static var defaultValue: Int { 233 } }
private enum Key234: ServiceKey { static var defaultValue: Int { 234 } }
private enum Key235: ServiceKey { static var defaultValue: Int { 235 } }
private enum Key236: ServiceKey { static var defaultValue: Int { 236 } }
private enum Key237: ServiceKey { static var defaultValue: Int { 237 } }
private enum Key238: ServiceKey { static var defaultValue: Int { 238 } }
private enum Key239: ServiceKey { static var defaultValue: Int { 239 } }
private enum Key240: ServiceKey { static var defaultValue: Int { 240 } }
private enum Key241: ServiceKey { static var defaultValue: Int { 241 } }
private enum Key242: ServiceKey { static var defaultValue: Int { 242 } }
private enum Key243: ServiceKey { static var defaultValue: Int { 243 } }
private enum Key244: ServiceKey { static var defaultValue: Int { 244 } }
private enum Key245: ServiceKey { static var defaultValue: Int { 245 } }
private enum Key246: ServiceKey { static var defaultValue: Int { 246 } }
private enum Key247: ServiceKey { static var defaultValue: Int { 247 } }
private enum Key248: ServiceKey { static var defaultValue: Int { 248 } }
private enum Key249: ServiceKey { static var defaultValue: Int { 249 } }
private enum Key250: ServiceKey { static var defaultValue: Int { 250 } }
private enum Key251: ServiceKey { static var defaultValue: Int { 251 } }
private enum Key252: ServiceKey { static var defaultValue: Int { 252 } }
private enum Key253: ServiceKey { static var defaultValue: Int { 253 } }
private enum Key254: ServiceKey { static var defaultValue: Int { 254 } }
private enum Key255: ServiceKey { static var defaultValue: Int { 255 } }
private enum Key256: ServiceKey { static var defaultValue: Int { 256 } }
private enum Key257: ServiceKey { static var defaultValue: Int { 257 } }
private enum Key258: ServiceKey { static var defaultValue: Int { 258 } }
private enum Key259: ServiceKey { static var defaultValue: Int { 259 } }
private enum Key260: ServiceKey { static var defaultValue: Int { 260 } }
private enum Key261: ServiceKey { static var defaultValue: Int { 261 } }
private enum Key262: ServiceKey { static var defaultValue: Int { 262 } }
private enum Key263: ServiceKey { static var defaultValue: Int { 263 } }
private enum Key264: ServiceKey { static var defaultValue: Int { 264 } }
private enum Key265: ServiceKey { static var defaultValue: Int { 265 } }
private enum Key266: ServiceKey { static var defaultValue: Int { 266 } }
private enum Key267: ServiceKey { static var defaultValue: Int { 267 } }
private enum Key268: ServiceKey { static var defaultValue: Int { 268 } }
private enum Key269: ServiceKey { static var defaultValue: Int { 269 } }
private enum Key270: ServiceKey { static var defaultValue: Int { 270 } }
private enum Key271: ServiceKey { static var defaultValue: Int { 271 } }
private enum Key272: ServiceKey { static var defaultValue: Int { 272 } }
private enum Key273: ServiceKey { static var defaultValue: Int { 273 } }
private enum Key274: ServiceKey { static var defaultValue: Int { 274 } }
private enum Key275: ServiceKey { static var defaultValue: Int { 275 } }
private enum Key276: ServiceKey { static var defaultValue: Int { 276 } }
private enum Key277: ServiceKey { static var defaultValue: Int { 277 } }
private enum Key278: ServiceKey { static var defaultValue: Int { 278 } }
private enum Key279: ServiceKey { static var defaultValue: Int { 279 } }
private enum Key280: ServiceKey { static var defaultValue: Int { 280 } }
private enum Key281: ServiceKey { static var defaultValue: Int { 281 } }
private enum Key282: ServiceKey { static var defaultValue: Int { 282 } }
private enum Key283: ServiceKey { static var defaultValue: Int { 283 } }
private enum Key284: ServiceKey { static var defaultValue: Int { 284 } }
private enum Key285: ServiceKey { static var defaultValue: Int { 285 } }
private enum Key286: ServiceKey { static var defaultValue: Int { 286 } }
private enum Key287: ServiceKey { static var defaultValue: Int { 287 } }
private enum Key288: ServiceKey { static var defaultValue: Int { 288 } }
private enum Key289: ServiceKey { static var defaultValue: Int { 289 } }
private enum Key290: ServiceKey { static var defaultValue: Int { 290 } }
private enum Key291: ServiceKey { static var defaultValue: Int { 291 } }
private enum Key292: ServiceKey { static var defaultValue: Int { 292 } }
private enum Key293: ServiceKey { static var defaultValue: Int { 293 } }
private enum Key294: ServiceKey { static var defaultValue: Int { 294 } }
private enum Key295: ServiceKey { static var defaultValue: Int { 295 } }
private enum Key296: ServiceKey { static var defaultValue: Int { 296 } }
private enum Key297: ServiceKey { static var defaultValue: Int { 297 } }
private enum Key298: ServiceKey { static var defaultValue: Int { 298 } }
private enum Key299: ServiceKey { static var defaultValue: Int { 299 } }
private enum Key300: ServiceKey { static var defaultValue: Int { 300 } }
private enum Key301: ServiceKey { static var defaultValue: Int { 301 } }
private enum Key302: ServiceKey { static var defaultValue: Int { 302 } }
private enum Key303: ServiceKey { static var defaultValue: Int { 303 } }
private enum Key304: ServiceKey { static var defaultValue: Int { 304 } }
private enum Key305: ServiceKey { static var defaultValue: Int { 305 } }
private enum Key306: ServiceKey { static var defaultValue: Int { 306 } }
private enum Key307: ServiceKey { static var defaultValue: Int { 307 } }
private enum Key308: ServiceKey { static var defaultValue: Int { 308 } }
private enum Key309: ServiceKey { static var defaultValue: Int { 309 } }
private enum Key310: ServiceKey { static var defaultValue: Int { 310 } }
private enum Key311: ServiceKey { static var defaultValue: Int { 311 } }
private enum Key312: ServiceKey { static var defaultValue: Int { 312 } }
private enum Key313: ServiceKey { static var defaultValue: Int { 313 } }
private enum Key314: ServiceKey { static var defaultValue: Int { 314 } }
private enum Key315: ServiceKey { static var defaultValue: Int { 315 } }
private enum Key316: ServiceKey { static var defaultValue: Int { 316 } }
private enum Key317: ServiceKey { static var defaultValue: Int { 317 } }
private enum Key318: ServiceKey { static var defaultValue: Int { 318 } }
private enum Key319: ServiceKey { static var defaultValue: Int { 319 } }
private enum Key320: ServiceKey { static var defaultValue: Int { 320 } }
private enum Key321: ServiceKey { static var defaultValue: Int { 321 } }
private enum Key322: ServiceKey { static var defaultValue: Int { 322 } }
private enum Key323: ServiceKey { static var defaultValue: Int { 323 } }
private enum Key324: ServiceKey { static var defaultValue: Int { 324 } }
private enum Key325: ServiceKey { static var defaultValue: Int { 325 } }
private enum Key326: ServiceKey { static var defaultValue: Int { 326 } }
private enum Key327: ServiceKey { static var defaultValue: Int { 327 } }
private enum Key328: ServiceKey { static var defaultValue: Int { 328 } }
private enum Key329: ServiceKey { static var defaultValue: Int { 329 } }
private enum Key330: ServiceKey { static var defaultValue: Int { 330 } }
private enum Key331: ServiceKey { static var defaultValue: Int { 331 } }
private enum Key332: ServiceKey { static var defaultValue: Int { 332 } }
private enum Key333: ServiceKey { static var defaultValue: Int { 333 } }
private enum Key334: ServiceKey { static var defaultValue: Int { 334 } }
private enum Key335: ServiceKey { static var defaultValue: Int { 335 } }
private enum Key336: ServiceKey { static var defaultValue: Int { 336 } }
private enum Key337: ServiceKey { static var defaultValue: Int { 337 } }
private enum Key338: ServiceKey { static var defaultValue: Int { 338 } }
private enum Key339: ServiceKey { static var defaultValue: Int { 339 } }
private enum Key340: ServiceKey { static var defaultValue: Int { 340 } }
private enum Key341: ServiceKey { static var defaultValue: Int { 341 } }
private enum Key342: ServiceKey { static var defaultValue: Int { 342 } }
private enum Key343: ServiceKey { static var defaultValue: Int { 343 } }
private enum Key344: ServiceKey { static var defaultValue: Int { 344 } }
private enum Key345: ServiceKey { static var defaultValue: Int { 345 } }
private enum Key346: ServiceKey { static var defaultValue: Int { 346 } }
private enum Key347: ServiceKey { static var defaultValue: Int { 347 } }
private enum Key348: ServiceKey { static var defaultValue: Int { 348 } }
private enum Key349: ServiceKey { static var defaultValue: Int { 349 } }
private enum Key350: ServiceKey { static var defaultValue: Int { 350 } }
private enum Key351: ServiceKey { static var defaultValue: Int { 351 } }
private enum Key352: ServiceKey { static var defaultValue: Int { 352 } }
private enum Key353: ServiceKey { static var defaultValue: Int { 353 } }
private enum Key354: ServiceKey { static var defaultValue: Int { 354 } }
private enum Key355: ServiceKey { static var defaultValue: Int { 355 } }
private enum Key356: ServiceKey { static var defaultValue: Int { 356 } }
private enum Key357: ServiceKey { static var defaultValue: Int { 357 } }
private enum Key358: ServiceKey { static var defaultValue: Int { 358 } }
private enum Key359: ServiceKey { static var defaultValue: Int { 359 } }
private enum Key360: ServiceKey { static var defaultValue: Int { 360 } }
private enum Key361: ServiceKey { static var defaultValue: Int { 361 } }
private enum Key362: ServiceKey { static var defaultValue: Int { 362 } }
private enum Key363: ServiceKey { static var defaultValue: Int { 363 } }
private enum Key364: ServiceKey { static var defaultValue: Int { 364 } }
private enum Key365: ServiceKey { static var defaultValue: Int { 365 } }
private enum Key366: ServiceKey { static var defaultValue: Int { 366 } }
private enum Key367: ServiceKey { static var defaultValue: Int { 367 } }
private enum Key368: ServiceKey { static var defaultValue: Int { 368 } }
private enum Key369: ServiceKey { static var defaultValue: Int { 369 } }
private enum Key370: ServiceKey { static var defaultValue: Int { 370 } }
private enum Key371: ServiceKey { static var defaultValue: Int { 371 } }
private enum Key372: ServiceKey { static var defaultValue: Int { 372 } }
private enum Key373: ServiceKey { static var defaultValue: Int { 373 } }
private enum Key374: ServiceKey { static var defaultValue: Int { 374 } }
private enum Key375: ServiceKey { static var defaultValue: Int { 375 } }
private enum Key376: ServiceKey { static var defaultValue: Int { 376 } }
private enum Key377: ServiceKey { static var defaultValue: Int { 377 } }
private enum Key378: ServiceKey { static var defaultValue: Int { 378 } }
private enum Key379: ServiceKey { static var defaultValue: Int { 379 } }
private enum Key380: ServiceKey { static var defaultValue: Int { 380 } }
private enum Key381: ServiceKey { static var defaultValue: Int { 381 } }
private enum Key382: ServiceKey { static var defaultValue: Int { 382 } }
private enum Key383: ServiceKey { static var defaultValue: Int { 383 } }
private enum Key384: ServiceKey { static var defaultValue: Int { 384 } }
private enum Key385: ServiceKey { static var defaultValue: Int { 385 } }
private enum Key386: ServiceKey { static var defaultValue: Int { 386 } }
private enum Key387: ServiceKey { static var defaultValue: Int { 387 } }
private enum Key388: ServiceKey { static var defaultValue: Int { 388 } }
private enum Key389: ServiceKey { static var defaultValue: Int { 389 } }
private enum Key390: ServiceKey { static var defaultValue: Int { 390 } }
private enum Key391: ServiceKey { static var defaultValue: Int { 391 } }
private enum Key392: ServiceKey { static var defaultValue: Int { 392 } }
private enum Key393: ServiceKey { static var defaultValue: Int { 393 } }
private enum Key394: ServiceKey { static var defaultValue: Int { 394 } }
private enum Key395: ServiceKey { static var defaultValue: Int { 395 } }
private enum Key396: ServiceKey { static var defaultValue: Int { 396 } }
private enum Key397: ServiceKey { static var defaultValue: Int { 397 } }
private enum Key398: ServiceKey { static var defaultValue: Int { 398 } }
private enum Key399: ServiceKey { static var defaultValue: Int { 399 } }
private enum Key400: ServiceKey { static var defaultValue: Int { 400 } }
private enum Key401: ServiceKey { static var defaultValue: Int { 401 } }
private enum Key402: ServiceKey { static var defaultValue: Int { 402 } }
private enum Key403: ServiceKey { static var defaultValue: Int { 403 } }
private enum Key404: ServiceKey { static var defaultValue: Int { 404 } }
private enum Key405: ServiceKey { static var defaultValue: Int { 405 } }
private enum Key406: ServiceKey { static var defaultValue: Int { 406 } }
private enum Key407: ServiceKey { static var defaultValue: Int { 407 } }
private enum Key408: ServiceKey { static var defaultValue: Int { 408 } }
private enum Key409: ServiceKey { static var defaultValue: Int { 409 } }
private enum Key410: ServiceKey { static var defaultValue: Int { 410 } }
private enum Key411: ServiceKey { static var defaultValue: Int { 411 } }
private enum Key412: ServiceKey { static var defaultValue: Int { 412 } }
private enum Key413: ServiceKey { static var defaultValue: Int { 413 } }
private enum Key414: ServiceKey { static var defaultValue: Int { 414 } }
private enum Key415: ServiceKey { static var defaultValue: Int { 415 } }
private enum Key416: ServiceKey { static var defaultValue: Int { 416 } }
private enum Key417: ServiceKey { static var defaultValue: Int { 417 } }
private enum Key418: ServiceKey { static var defaultValue: Int { 418 } }
private enum Key419: ServiceKey { static var defaultValue: Int { 419 } }
private enum Key420: ServiceKey { static var defaultValue: Int { 420 } }
private enum Key421: ServiceKey { static var defaultValue: Int { 421 } }
private enum Key422: ServiceKey { static var defaultValue: Int { 422 } }
private enum Key423: ServiceKey { static var defaultValue: Int { 423 } }
private enum Key424: ServiceKey { static var defaultValue: Int { 424 } }
private enum Key425: ServiceKey { static var defaultValue: Int { 425 } }
private enum Key426: ServiceKey { static var defaultValue: Int { 426 } }
private enum Key427: ServiceKey { static var defaultValue: Int { 427 } }
private enum Key428: ServiceKey { static var defaultValue: Int { 428 } }
private enum Key429: ServiceKey { static var defaultValue: Int { 429 } }
private enum Key430: ServiceKey { static var defaultValue: Int { 430 } }
private enum Key431: ServiceKey { static var defaultValue: Int { 431 } }
private enum Key432: ServiceKey { static var defaultValue: Int { 432 } }
private enum Key433: ServiceKey { static var defaultValue: Int { 433 } }
private enum Key434: ServiceKey { static var defaultValue: Int { 434 } }
private enum Key435: ServiceKey { static var defaultValue: Int { 435 } }
private enum Key436: ServiceKey { static var defaultValue: Int { 436 } }
private enum Key437: ServiceKey { static var defaultValue: Int { 437 } }
private enum Key438: ServiceKey { static var defaultValue: Int { 438 } }
private enum Key439: ServiceKey { static var defaultValue: Int { 439 } }
private enum Key440: ServiceKey { static var defaultValue: Int { 440 } }
private enum Key441: ServiceKey { static var defaultValue: Int { 441 } }
private enum Key442: ServiceKey { static var defaultValue: Int { 442 } }
private enum Key443: ServiceKey { static var defaultValue: Int { 443 } }
private enum Key444: ServiceKey { static var defaultValue: Int { 444 } }
private enum Key445: ServiceKey { static var defaultValue: Int { 445 } }
private enum Key446: ServiceKey { static var defaultValue: Int { 446 } }
private enum Key447: ServiceKey { static var defaultValue: Int { 447 } }
private enum Key448: ServiceKey { static var defaultValue: Int { 448 } }
private enum Key449: ServiceKey { static var defaultValue: Int { 449 } }
private enum Key450: ServiceKey { static var defaultValue: Int { 450 } }
private enum Key451: ServiceKey { static var defaultValue: Int { 451 } }
private enum Key452: ServiceKey { static var defaultValue: Int { 452 } }
private enum Key453: ServiceKey { static var defaultValue: Int { 453 } }
private enum Key454: ServiceKey { static var defaultValue: Int { 454 } }
private enum Key455: ServiceKey { static var defaultValue: Int { 455 } }
private enum Key456: ServiceKey { static var defaultValue: Int { 456 } }
private enum Key457: ServiceKey { static var defaultValue: Int { 457 } }
private enum Key458: ServiceKey { static var defaultValue: Int { 458 } }
private enum Key459: ServiceKey { static var defaultValue: Int { 459 } }
private enum Key460: ServiceKey { static var defaultValue: Int { 460 } }
private enum Key461: ServiceKey { static var defaultValue: Int { 461 } }
private enum Key462: ServiceKey { static var defaultValue: Int { 462 } }
private enum Key463: ServiceKey { static var defaultValue: Int { 463 } }
private enum Key464: ServiceKey { static var defaultValue: Int { 464 } }
private enum Key465: ServiceKey { static var defaultValue: Int { 465 } }
private enum Key466: ServiceKey { static var defaultValue: Int { 466 } }
private enum Key467: ServiceKey { static var defaultValue: Int { 467 } }
private enum Key468: ServiceKey { static var defaultValue: Int { 468 } }
private enum Key469: ServiceKey { static var defaultValue: Int { 469 } }
private enum Key470: ServiceKey { static var defaultValue: Int { 470 } }
private enum Key471: ServiceKey { static var defaultValue: Int { 471 } }
private enum Key472: ServiceKey { static var defaultValue: Int { 472 } }
private enum Key473: ServiceKey { static var defaultValue: Int { 473 } }
private enum Key474: ServiceKey { static var defaultValue: Int { 474 } }
private enum Key475: ServiceKey { static var defaultValue: Int { 475 } }
private enum Key476: ServiceKey { static var defaultValue: Int { 476 } }
private enum Key477: ServiceKey { static var defaultValue: Int { 477 } }
private enum Key478: ServiceKey { static var defaultValue: Int { 478 } }
private enum Key479: ServiceKey { static var defaultValue: Int { 479 } }
private enum Key480: ServiceKey { static var defaultValue: Int { 480 } }
private enum Key481: ServiceKey { static var defaultValue: Int { 481 } }
private enum Key482: ServiceKey { static var defaultValue: Int { 482 } }
private enum Key483: ServiceKey { static var defaultValue: Int { 483 } }
private enum Key484: ServiceKey { static var defaultValue: Int { 484 } }
private enum Key485: ServiceKey { static var defaultValue: Int { 485 } }
private enum Key486: ServiceKey { static var defaultValue: Int { 486 } }
private enum Key487: ServiceKey { static var defaultValue: Int { 487 } }
private enum Key488: ServiceKey { static var defaultValue: Int { 488 } }
private enum Key489: ServiceKey { static var defaultValue: Int { 489 } }
private enum Key490: ServiceKey { static var defaultValue: Int { 490 } }
private enum Key491: ServiceKey { static var defaultValue: Int { 491 } }
private enum Key492: ServiceKey { static var defaultValue: Int { 492 } }
private enum Key493: ServiceKey { static var defaultValue: Int { 493 } }
private enum Key494: ServiceKey { static var defaultValue: Int { 494 } }
private enum Key495: ServiceKey { static var defaultValue: Int { 495 } }
private enum Key496: ServiceKey { static var defaultValue: Int { 496 } }
private enum Key497: ServiceKey { static var defaultValue: Int { 497 } }
private enum Key498: ServiceKey { static var defaultValue: Int { 498 } }
private enum Key499: ServiceKey { static var defaultValue: Int { 499 } }
private enum Key500: ServiceKey { static var defaultValue: Int { 500 } }
private enum Key501: ServiceKey { static var defaultValue: Int { 501 } }
private enum Key502: ServiceKey { static var defaultValue: Int { 502 } }
private enum Key503: ServiceKey { static var defaultValue: Int { 503 } }
private enum Key504: ServiceKey { static var defaultValue: Int { 504 } }
private enum Key505: ServiceKey { static var defaultValue: Int { 505 } }
private enum Key506: ServiceKey { static var defaultValue: Int { 506 } }
private enum Key507: ServiceKey { static var defaultValue: Int { 507 } }
private enum Key508: ServiceKey { static var defaultValue: Int { 508 } }
private enum Key509: ServiceKey { static var defaultValue: Int { 509 } }
private enum Key510: ServiceKey { static var defaultValue: Int { 510 } }
private enum Key511: ServiceKey { static var defaultValue: Int { 511 } }
private enum Key512: ServiceKey { static var defaultValue: Int { 512 } }
private enum Key513: ServiceKey { static var defaultValue: Int { 513 } }
private enum Key514: ServiceKey { static var defaultValue: Int { 514 } }
private enum Key515: ServiceKey { static var defaultValue: Int { 515 } }
private enum Key516: ServiceKey { static var defaultValue: Int { 516 } }
private enum Key517: ServiceKey { static var defaultValue: Int { 517 } }
private enum Key518: ServiceKey { static var defaultValue: Int { 518 } }
private enum Key519: ServiceKey { static var defaultValue: Int { 519 } }
private enum Key520: ServiceKey { static var defaultValue: Int { 520 } }
private enum Key521: ServiceKey { static var defaultValue: Int { 521 } }
private enum Key522: ServiceKey { static var defaultValue: Int { 522 } }
private enum Key523: ServiceKey { static var defaultValue: Int { 523 } }
private enum Key524: ServiceKey { static var defaultValue: Int { 524 } }
private enum Key525: ServiceKey { static var defaultValue: Int { 525 } }
private enum Key526: ServiceKey { static var defaultValue: Int { 526 } }
private enum Key527: ServiceKey { static var defaultValue: Int { 527 } }
private enum Key528: ServiceKey { static var defaultValue: Int { 528 } }
private enum Key529: ServiceKey { static var defaultValue: Int { 529 } }
private enum Key530: ServiceKey { static var defaultValue: Int { 530 } }
private enum Key531: ServiceKey { static var defaultValue: Int { 531 } }
private enum Key532: ServiceKey { static var defaultValue: Int { 532 } }
private enum Key533: ServiceKey { static var defaultValue: Int { 533 } }
private enum Key534: ServiceKey { static var defaultValue: Int { 534 } }
private enum Key535: ServiceKey { static var defaultValue: Int { 535 } }
private enum Key536: ServiceKey { static var defaultValue: Int { 536 } }
private enum Key537: ServiceKey { static var defaultValue: Int { 537 } }
private enum Key538: ServiceKey { static var defaultValue: Int { 538 } }
private enum Key539: ServiceKey { static var defaultValue: Int { 539 } }
private enum Key540: ServiceKey { static var defaultValue: Int { 540 } }
private enum Key541: ServiceKey { static var defaultValue: Int { 541 } }
private enum Key542: ServiceKey { static var defaultValue: Int { 542 } }
private enum Key543: ServiceKey { static var defaultValue: Int { 543 } }
private enum Key544: ServiceKey { static var defaultValue: Int { 544 } }
private enum Key545: ServiceKey { static var defaultValue: Int { 545 } }
private enum Key546: ServiceKey { static var defaultValue: Int { 546 } }
private enum Key547: ServiceKey { static var defaultValue: Int { 547 } }
private enum Key548: ServiceKey { static var defaultValue: Int { 548 } }
private enum Key549: ServiceKey { static var defaultValue: Int { 549 } }
private enum Key550: ServiceKey { static var defaultValue: Int { 550 } }
private enum Key551: ServiceKey { static var defaultValue: Int { 551 } }
private enum Key552: ServiceKey { static var defaultValue: Int { 552 } }
private enum Key553: ServiceKey { static var defaultValue: Int { 553 } }
private enum Key554: ServiceKey { static var defaultValue: Int { 554 } }
private enum Key555: ServiceKey { static var defaultValue: Int { 555 } }
private enum Key556: ServiceKey { static var defaultValue: Int { 556 } }
private enum Key557: ServiceKey { static var defaultValue: Int { 557 } }
private enum Key558: ServiceKey { static var defaultValue: Int { 558 } }
private enum Key559: ServiceKey { static var defaultValue: Int { 559 } }
private enum Key560: ServiceKey { static var defaultValue: Int { 560 } }
private enum Key561: ServiceKey { static var defaultValue: Int { 561 } }
private enum Key562: ServiceKey { static var defaultValue: Int { 562 } }
private enum Key563: ServiceKey { static var defaultValue: Int { 563 } }
private enum Key564: ServiceKey { static var defaultValue: Int { 564 } }
private enum Key565: ServiceKey { static var defaultValue: Int { 565 } }
private enum Key566: ServiceKey { static var defaultValue: Int { 566 } }
private enum Key567: ServiceKey { static var defaultValue: Int { 567 } }
private enum Key568: ServiceKey { static var defaultValue: Int { 568 } }
private enum Key569: ServiceKey { static var defaultValue: Int { 569 } }
private enum Key570: ServiceKey { static var defaultValue: Int { 570 } }
private enum Key571: ServiceKey { static var defaultValue: Int { 571 } }
private enum Key572: ServiceKey { static var defaultValue: Int { 572 } }
private enum Key573: ServiceKey { static var defaultValue: Int { 573 } }
private enum Key574: ServiceKey { static var defaultValue: Int { 574 } }
private enum Key575: ServiceKey { static var defaultValue: Int { 575 } }
private enum Key576: ServiceKey { static var defaultValue: Int { 576 } }
private enum Key577: ServiceKey { static var defaultValue: Int { 577 } }
private enum Key578: ServiceKey { static var defaultValue: Int { 578 } }
private enum Key579: ServiceKey { static var defaultValue: Int { 579 } }
private enum Key580: ServiceKey { static var defaultValue: Int { 580 } }
private enum Key581: ServiceKey { static var defaultValue: Int { 581 } }
private enum Key582: ServiceKey { static var defaultValue: Int { 582 } }
private enum Key583: ServiceKey { static var defaultValue: Int { 583 } }
private enum Key584: ServiceKey { static var defaultValue: Int { 584 } }
private enum Key585: ServiceKey { static var defaultValue: Int { 585 } }
private enum Key586: ServiceKey { static var defaultValue: Int { 586 } }
private enum Key587: ServiceKey { static var defaultValue: Int { 587 } }
private enum Key588: ServiceKey { static var defaultValue: Int { 588 } }
private enum Key589: ServiceKey { static var defaultValue: Int { 589 } }
private enum Key590: ServiceKey { static var defaultValue: Int { 590 } }
private enum Key591: ServiceKey { static var defaultValue: Int { 591 } }
private enum Key592: ServiceKey { static var defaultValue: Int { 592 } }
private enum Key593: ServiceKey { static var defaultValue: Int { 593 } }
private enum Key594: ServiceKey { static var defaultValue: Int { 594 } }
private enum Key595: ServiceKey { static var defaultValue: Int { 595 } }
private enum Key596: ServiceKey { static var defaultValue: Int { 596 } }
private enum Key597: ServiceKey { static var defaultValue: Int { 597 } }
private enum Key598: ServiceKey { static var defaultValue: Int { 598 } }
private enum Key599: ServiceKey { static var defaultValue: Int { 599 } }
private enum Key600: ServiceKey { static var defaultValue: Int { 600 } }
private enum Key601: ServiceKey { static var defaultValue: Int { 601 } }
private enum Key602: ServiceKey { static var defaultValue: Int { 602 } }
private enum Key603: ServiceKey { static var defaultValue: Int { 603 } }
private enum Key604: ServiceKey { static var defaultValue: Int { 604 } }
private enum Key605: ServiceKey { static var defaultValue: Int { 605 } }
private enum Key606: ServiceKey { static var defaultValue: Int { 606 } }
private enum Key607: ServiceKey { static var defaultValue: Int { 607 } }
private enum Key608: ServiceKey { static var defaultValue: Int { 608 } }
private enum Key609: ServiceKey { static var defaultValue: Int { 609 } }
private enum Key610: ServiceKey { static var defaultValue: Int { 610 } }
private enum Key611: ServiceKey { static var defaultValue: Int { 611 } }
private enum Key612: ServiceKey { static var defaultValue: Int { 612 } }
private enum Key613: ServiceKey { static var defaultValue: Int { 613 } }
private enum Key614: ServiceKey { static var defaultValue: Int { 614 } }
private enum Key615: ServiceKey { static var defaultValue: Int { 615 } }
private enum Key616: ServiceKey { static var defaultValue: Int { 616 } }
private enum Key617: ServiceKey { static var defaultValue: Int { 617 } }
private enum Key618: ServiceKey { static var defaultValue: Int { 618 } }
private enum Key619: ServiceKey { static var defaultValue: Int { 619 } }
private enum Key620: ServiceKey { static var defaultValue: Int { 620 } }
private enum Key621: ServiceKey { static var defaultValue: Int { 621 } }
private enum Key622: ServiceKey { static var defaultValue: Int { 622 } }
private enum Key623: ServiceKey { static var defaultValue: Int { 623 } }
private enum Key624: ServiceKey { static var defaultValue: Int { 624 } }
private enum Key625: ServiceKey { static var defaultValue: Int { 625 } }
private enum Key626: ServiceKey { static var defaultValue: Int { 626 } }
private enum Key627: ServiceKey { static var defaultValue: Int { 627 } }
private enum Key628: ServiceKey { static var defaultValue: Int { 628 } }
private enum Key629: ServiceKey { static var defaultValue: Int { 629 } }
private enum Key630: ServiceKey { static var defaultValue: Int { 630 } }
private enum Key631: ServiceKey { static var defaultValue: Int { 631 } }
private enum Key632: ServiceKey { static var defaultValue: Int { 632 } }
private enum Key633: ServiceKey { static var defaultValue: Int { 633 } }
private enum Key634: ServiceKey { static var defaultValue: Int { 634 } }
private enum Key635: ServiceKey { static var defaultValue: Int { 635 } }
private enum Key636: ServiceKey { static var defaultValue: Int { 636 } }
private enum Key637: ServiceKey { static var defaultValue: Int { 637 } }
private enum Key638: ServiceKey { static var defaultValue: Int { 638 } }
private enum Key639: ServiceKey { static var defaultValue: Int { 639 } }
private enum Key640: ServiceKey { static var defaultValue: Int { 640 } }
private enum Key641: ServiceKey { static var defaultValue: Int { 641 } }
private enum Key642: ServiceKey { static var defaultValue: Int { 642 } }
private enum Key643: ServiceKey { static var defaultValue: Int { 643 } }
private enum Key644: ServiceKey { static var defaultValue: Int { 644 } }
private enum Key645: ServiceKey { static var defaultValue: Int { 645 } }
private enum Key646: ServiceKey { static var defaultValue: Int { 646 } }
private enum Key647: ServiceKey { static var defaultValue: Int { 647 } }
private enum Key648: ServiceKey { static var defaultValue: Int { 648 } }
private enum Key649: ServiceKey { static var defaultValue: Int { 649 } }
private enum Key650: ServiceKey { static var defaultValue: Int { 650 } }
private enum Key651: ServiceKey { static var defaultValue: Int { 651 } }
private enum Key652: ServiceKey { static var defaultValue: Int { 652 } }
private enum Key653: ServiceKey { static var defaultValue: Int { 653 } }
private enum Key654: ServiceKey { static var defaultValue: Int { 654 } }
private enum Key655: ServiceKey { static var defaultValue: Int { 655 } }
private enum Key656: ServiceKey { static var defaultValue: Int { 656 } }
private enum Key657: ServiceKey { static var defaultValue: Int { 657 } }
private enum Key658: ServiceKey { static var defaultValue: Int { 658 } }
private enum Key659: ServiceKey { static var defaultValue: Int { 659 } }
private enum Key660: ServiceKey { static var defaultValue: Int { 660 } }
private enum Key661: ServiceKey { static var defaultValue: Int { 661 } }
private enum Key662: ServiceKey { static var defaultValue: Int { 662 } }
private enum Key663: ServiceKey { static var defaultValue: Int { 663 } }
private enum Key664: ServiceKey { static var defaultValue: Int { 664 } }
private enum Key665: ServiceKey { static var defaultValue: Int { 665 } }
private enum Key666: ServiceKey { static var defaultValue: Int { 666 } }
private enum Key667: ServiceKey { static var defaultValue: Int { 667 } }
private enum Key668: ServiceKey { static var defaultValue: Int { 668 } }
private enum Key669: ServiceKey { static var defaultValue: Int { 669 } }
private enum Key670: ServiceKey { static var defaultValue: Int { 670 } }
private enum Key671: ServiceKey { static var defaultValue: Int { 671 } }
private enum Key672: ServiceKey { static var defaultValue: Int { 672 } }
private enum Key673: ServiceKey { static var defaultValue: Int { 673 } }
private enum Key674: ServiceKey { static var defaultValue: Int { 674 } }
private enum Key675: ServiceKey { static var defaultValue: Int { 675 } }
private enum Key676: ServiceKey { static var defaultValue: Int { 676 } }
private enum Key677: ServiceKey { static var defaultValue: Int { 677 } }
private enum Key678: ServiceKey { static var defaultValue: Int { 678 } }
private enum Key679: ServiceKey { static var defaultValue: Int { 679 } }
private enum Key680: ServiceKey { static var defaultValue: Int { 680 } }
private enum Key681: ServiceKey { static var defaultValue: Int { 681 } }
private enum Key682: ServiceKey { static var defaultValue: Int { 682 } }
private enum Key683: ServiceKey { static var defaultValue: Int { 683 } }
private enum Key684: ServiceKey { static var defaultValue: Int { 684 } }
private enum Key685: ServiceKey { static var defaultValue: Int { 685 } }
private enum Key686: ServiceKey { static var defaultValue: Int { 686 } }
private enum Key687: ServiceKey { static var defaultValue: Int { 687 } }
private enum Key688: ServiceKey { static var defaultValue: Int { 688 } }
private enum Key689: ServiceKey { static var defaultValue: Int { 689 } }
private enum Key690: ServiceKey { static var defaultValue: Int { 690 } }
private enum Key691: ServiceKey { static var defaultValue: Int { 691 } }
private enum Key692: ServiceKey { static var defaultValue: Int { 692 } }
private enum Key693: ServiceKey { static var defaultValue: Int { 693 } }
private enum Key694: ServiceKey { static var defaultValue: Int { 694 } }
private enum Key695: ServiceKey { static var defaultValue: Int { 695 } }
private enum Key696: ServiceKey { static var defaultValue: Int { 696 } }
private enum Key697: ServiceKey { static var defaultValue: Int { 697 } }
private enum Key698: ServiceKey { static var defaultValue: Int { 698 } }
private enum Key699: ServiceKey { static var defaultValue: Int { 699 } }
private enum Key700: ServiceKey { static var defaultValue: Int { 700 } }
private enum Key701: ServiceKey { static var defaultValue: Int { 701 } }
private enum Key702: ServiceKey { static var defaultValue: Int { 702 } }
private enum Key703: ServiceKey { static var defaultValue: Int { 703 } }
private enum Key704: ServiceKey { static var defaultValue: Int { 704 } }
private enum Key705: ServiceKey { static var defaultValue: Int { 705 } }
private enum Key706: ServiceKey { static var defaultValue: Int { 706 } }
private enum Key707: ServiceKey { static var defaultValue: Int { 707 } }
private enum Key708: ServiceKey { static var defaultValue: Int { 708 } }
private enum Key709: ServiceKey { static var defaultValue: Int { 709 } }
private enum Key710: ServiceKey { static var defaultValue: Int { 710 } }
private enum Key711: ServiceKey { static var defaultValue: Int { 711 } }
private enum Key712: ServiceKey { static var defaultValue: Int { 712 } }
private enum Key713: ServiceKey { static var defaultValue: Int { 713 } }
private enum Key714: ServiceKey { static var defaultValue: Int { 714 } }
private enum Key715: ServiceKey { static var defaultValue: Int { 715 } }
private enum Key716: ServiceKey { static var defaultValue: Int { 716 } }
private enum Key717: ServiceKey { static var defaultValue: Int { 717 } }
private enum Key718: ServiceKey { static var defaultValue: Int { 718 } }
private enum Key719: ServiceKey { static var defaultValue: Int { 719 } }
private enum Key720: ServiceKey { static var defaultValue: Int { 720 } }
private enum Key721: ServiceKey { static var defaultValue: Int { 721 } }
private enum Key722: ServiceKey { static var defaultValue: Int { 722 } }
private enum Key723: ServiceKey { static var defaultValue: Int { 723 } }
private enum Key724: ServiceKey { static var defaultValue: Int { 724 } }
private enum Key725: ServiceKey { static var defaultValue: Int { 725 } }
private enum Key726: ServiceKey { static var defaultValue: Int { 726 } }
private enum Key727: ServiceKey { static var defaultValue: Int { 727 } }
private enum Key728: ServiceKey { static var defaultValue: Int { 728 } }
private enum Key729: ServiceKey { static var defaultValue: Int { 729 } }
private enum Key730: ServiceKey { static var defaultValue: Int { 730 } }
private enum Key731: ServiceKey { static var defaultValue: Int { 731 } }
private enum Key732: ServiceKey { static var defaultValue: Int { 732 } }
private enum Key733: ServiceKey { static var defaultValue: Int { 733 } }
private enum Key734: ServiceKey { static var defaultValue: Int { 734 } }
private enum Key735: ServiceKey { static var defaultValue: Int { 735 } }
private enum Key736: ServiceKey { static var defaultValue: Int { 736 } }
private enum Key737: ServiceKey { static var defaultValue: Int { 737 } }
private enum Key738: ServiceKey { static var defaultValue: Int { 738 } }
private enum Key739: ServiceKey { static var defaultValue: Int { 739 } }
private enum Key740: ServiceKey { static var defaultValue: Int { 740 } }
private enum Key741: ServiceKey { static var defaultValue: Int { 741 } }
private enum Key742: ServiceKey { static var defaultValue: Int { 742 } }
private enum Key743: ServiceKey { static var defaultValue: Int { 743 } }
private enum Key744: ServiceKey { static var defaultValue: Int { 744 } }
private enum Key745: ServiceKey { static var defaultValue: Int { 745 } }
private enum Key746: ServiceKey { static var defaultValue: Int { 746 } }
private enum Key747: ServiceKey { static var defaultValue: Int { 747 } }
private enum Key748: ServiceKey { static var defaultValue: Int { 748 } }
private enum Key749: ServiceKey { static var defaultValue: Int { 749 } }
private enum Key750: ServiceKey { static var defaultValue: Int { 750 } }
private enum Key751: ServiceKey { static var defaultValue: Int { 751 } }
private enum Key752: ServiceKey { static var defaultValue: Int { 752 } }
private enum Key753: ServiceKey { static var defaultValue: Int { 753 } }
private enum Key754: ServiceKey { static var defaultValue: Int { 754 } }
private enum Key755: ServiceKey { static var defaultValue: Int { 755 } }
private enum Key756: ServiceKey { static var defaultValue: Int { 756 } }
private enum Key757: ServiceKey { static var defaultValue: Int { 757 } }
private enum Key758: ServiceKey { static var defaultValue: Int { 758 } }
private enum Key759: ServiceKey { static var defaultValue: Int { 759 } }
private enum Key760: ServiceKey { static var defaultValue: Int { 760 } }
private enum Key761: ServiceKey { static var defaultValue: Int { 761 } }
private enum Key762: ServiceKey { static var defaultValue: Int { 762 } }
private enum Key763: ServiceKey { static var defaultValue: Int { 763 } }
private enum Key764: ServiceKey { static var defaultValue: Int { 764 } }
private enum Key765: ServiceKey { static var defaultValue: Int { 765 } }
private enum Key766: ServiceKey { static var defaultValue: Int { 766 } }
private enum Key767: ServiceKey { static var defaultValue: Int { 767 } }
private enum Key768: ServiceKey { static var defaultValue: Int { 768 } }
private enum Key769: ServiceKey { static var defaultValue: Int { 769 } }
private enum Key770: ServiceKey { static var defaultValue: Int { 770 } }
private enum Key771: ServiceKey { static var defaultValue: Int { 771 } }
private enum Key772: ServiceKey { static var defaultValue: Int { 772 } }
private enum Key773: ServiceKey { static var defaultValue: Int { 773 } }
private enum Key774: ServiceKey { static var defaultValue: Int { 774 } }
private enum Key775: ServiceKey { static var defaultValue: Int { 775 } }
private enum Key776: ServiceKey { static var defaultValue: Int { 776 } }
private enum Key777: ServiceKey { static var defaultValue: Int { 777 } }
private enum Key778: ServiceKey { static var defaultValue: Int { 778 } }
private enum Key779: ServiceKey { static var defaultValue: Int { 779 } }
private enum Key780: ServiceKey { static var defaultValue: Int { 780 } }
private enum Key781: ServiceKey { static var defaultValue: Int { 781 } }
private enum Key782: ServiceKey { static var defaultValue: Int { 782 } }
private enum Key783: ServiceKey { static var defaultValue: Int { 783 } }
private enum Key784: ServiceKey { static var defaultValue: Int { 784 } }
private enum Key785: ServiceKey { static var defaultValue: Int { 785 } }
private enum Key786: ServiceKey { static var defaultValue: Int { 786 } }
private enum Key787: ServiceKey { static var defaultValue: Int { 787 } }
private enum Key788: ServiceKey { static var defaultValue: Int { 788 } }
private enum Key789: ServiceKey { static var defaultValue: Int { 789 } }
private enum Key790: ServiceKey { static var defaultValue: Int { 790 } }
private enum Key791: ServiceKey { static var defaultValue: Int { 791 } }
private enum Key792: ServiceKey { static var defaultValue: Int { 792 } }
private enum Key793: ServiceKey { static var defaultValue: Int { 793 } }
private enum Key794: ServiceKey { static var defaultValue: Int { 794 } }
private enum Key795: ServiceKey { static var defaultValue: Int { 795 } }
private enum Key796: ServiceKey { static var defaultValue: Int { 796 } }
private enum Key797: ServiceKey { static var defaultValue: Int { 797 } }
private enum Key798: ServiceKey { static var defaultValue: Int { 798 } }
private enum Key799: ServiceKey { static var defaultValue: Int { 799 } }
private enum Key800: ServiceKey { static var defaultValue: Int { 800 } }
private enum Key801: ServiceKey { static var defaultValue: Int { 801 } }
private enum Key802: ServiceKey { static var defaultValue: Int { 802 } }
private enum Key803: ServiceKey { static var defaultValue: Int { 803 } }
private enum Key804: ServiceKey { static var defaultValue: Int { 804 } }
private enum Key805: ServiceKey { static var defaultValue: Int { 805 } }
private enum Key806: ServiceKey { static var defaultValue: Int { 806 } }
private enum Key807: ServiceKey { static var defaultValue: Int { 807 } }
private enum Key808: ServiceKey { static var defaultValue: Int { 808 } }
private enum Key809: ServiceKey { static var defaultValue: Int { 809 } }
private enum Key810: ServiceKey { static var defaultValue: Int { 810 } }
private enum Key811: ServiceKey { static var defaultValue: Int { 811 } }
private enum Key812: ServiceKey { static var defaultValue: Int { 812 } }
private enum Key813: ServiceKey { static var defaultValue: Int { 813 } }
private enum Key814: ServiceKey { static var defaultValue: Int { 814 } }
private enum Key815: ServiceKey { static var defaultValue: Int { 815 } }
private enum Key816: ServiceKey { static var defaultValue: Int { 816 } }
private enum Key817: ServiceKey { static var defaultValue: Int { 817 } }
private enum Key818: ServiceKey { static var defaultValue: Int { 818 } }
private enum Key819: ServiceKey { static var defaultValue: Int { 819 } }
private enum Key820: ServiceKey { static var defaultValue: Int { 820 } }
private enum Key821: ServiceKey { static var defaultValue: Int { 821 } }
private enum Key822: ServiceKey { static var defaultValue: Int { 822 } }
private enum Key823: ServiceKey { static var defaultValue: Int { 823 } }
private enum Key824: ServiceKey { static var defaultValue: Int { 824 } }
private enum Key825: ServiceKey { static var defaultValue: Int { 825 } }
private enum Key826: ServiceKey { static var defaultValue: Int { 826 } }
private enum Key827: ServiceKey { static var defaultValue: Int { 827 } }
private enum Key828: ServiceKey { static var defaultValue: Int { 828 } }
private enum Key829: ServiceKey { static var defaultValue: Int { 829 } }
private enum Key830: ServiceKey { static var defaultValue: Int { 830 } }
private enum Key831: ServiceKey { static var defaultValue: Int { 831 } }
private enum Key832: ServiceKey { static var defaultValue: Int { 832 } }
private enum Key833: ServiceKey { static var defaultValue: Int { 833 } }
private enum Key834: ServiceKey { static var defaultValue: Int { 834 } }
private enum Key835: ServiceKey { static var defaultValue: Int { 835 } }
private enum Key836: ServiceKey { static var defaultValue: Int { 836 } }
private enum Key837: ServiceKey { static var defaultValue: Int { 837 } }
private enum Key838: ServiceKey { static var defaultValue: Int { 838 } }
private enum Key839: ServiceKey { static var defaultValue: Int { 839 } }
private enum Key840: ServiceKey { static var defaultValue: Int { 840 } }
private enum Key841: ServiceKey { static var defaultValue: Int { 841 } }
private enum Key842: ServiceKey { static var defaultValue: Int { 842 } }
private enum Key843: ServiceKey { static var defaultValue: Int { 843 } }
private enum Key844: ServiceKey { static var defaultValue: Int { 844 } }
private enum Key845: ServiceKey { static var defaultValue: Int { 845 } }
private enum Key846: ServiceKey { static var defaultValue: Int { 846 } }
private enum Key847: ServiceKey { static var defaultValue: Int { 847 } }
private enum Key848: ServiceKey { static var defaultValue: Int { 848 } }
private enum Key849: ServiceKey { static var defaultValue: Int { 849 } }
private enum Key850: ServiceKey { static var defaultValue: Int { 850 } }
private enum Key851: ServiceKey { static var defaultValue: Int { 851 } }
private enum Key852: ServiceKey { static var defaultValue: Int { 852 } }
private enum Key853: ServiceKey { static var defaultValue: Int { 853 } }
private enum Key854: ServiceKey { static var defaultValue: Int { 854 } }
private enum Key855: ServiceKey { static var defaultValue: Int { 855 } }
private enum Key856: ServiceKey { static var defaultValue: Int { 856 } }
private enum Key857: ServiceKey { static var defaultValue: Int { 857 } }
private enum Key858: ServiceKey { static var defaultValue: Int { 858 } }
private enum Key859: ServiceKey { static var defaultValue: Int { 859 } }
private enum Key860: ServiceKey { static var defaultValue: Int { 860 } }
private enum Key861: ServiceKey { static var defaultValue: Int { 861 } }
private enum Key862: ServiceKey { static var defaultValue: Int { 862 } }
private enum Key863: ServiceKey { static var defaultValue: Int { 863 } }
private enum Key864: ServiceKey { static var defaultValue: Int { 864 } }
private enum Key865: ServiceKey { static var defaultValue: Int { 865 } }
private enum Key866: ServiceKey { static var defaultValue: Int { 866 } }
private enum Key867: ServiceKey { static var defaultValue: Int { 867 } }
private enum Key868: ServiceKey { static var defaultValue: Int { 868 } }
private enum Key869: ServiceKey { static var defaultValue: Int { 869 } }
private enum Key870: ServiceKey { static var defaultValue: Int { 870 } }
private enum Key871: ServiceKey { static var defaultValue: Int { 871 } }
private enum Key872: ServiceKey { static var defaultValue: Int { 872 } }
private enum Key873: ServiceKey { static var defaultValue: Int { 873 } }
private enum Key874: ServiceKey { static var defaultValue: Int { 874 } }
private enum Key875: ServiceKey { static var defaultValue: Int { 875 } }
private enum Key876: ServiceKey { static var defaultValue: Int { 876 } }
private enum Key877: ServiceKey { static var defaultValue: Int { 877 } }
private enum Key878: ServiceKey { static var defaultValue: Int { 878 } }
private enum Key879: ServiceKey { static var defaultValue: Int { 879 } }
private enum Key880: ServiceKey { static var defaultValue: Int { 880 } }
private enum Key881: ServiceKey { static var defaultValue: Int { 881 } }
private enum Key882: ServiceKey { static var defaultValue: Int { 882 } }
private enum Key883: ServiceKey { static var defaultValue: Int { 883 } }
private enum Key884: ServiceKey { static var defaultValue: Int { 884 } }
private enum Key885: ServiceKey { static var defaultValue: Int { 885 } }
private enum Key886: ServiceKey { static var defaultValue: Int { 886 } }
private enum Key887: ServiceKey { static var defaultValue: Int { 887 } }
private enum Key888: ServiceKey { static var defaultValue: Int { 888 } }
private enum Key889: ServiceKey { static var defaultValue: Int { 889 } }
private enum Key890: ServiceKey { static var defaultValue: Int { 890 } }
private enum Key891: ServiceKey { static var defaultValue: Int { 891 } }
private enum Key892: ServiceKey { static var defaultValue: Int { 892 } }
private enum Key893: ServiceKey { static var defaultValue: Int { 893 } }
private enum Key894: ServiceKey { static var defaultValue: Int { 894 } }
private enum Key895: ServiceKey { static var defaultValue: Int { 895 } }
private enum Key896: ServiceKey { static var defaultValue: Int { 896 } }
private enum Key897: ServiceKey { static var defaultValue: Int { 897 } }
private enum Key898: ServiceKey { static var defaultValue: Int { 898 } }
private enum Key899: ServiceKey { static var defaultValue: Int { 899 } }
private enum Key900: ServiceKey { static var defaultValue: Int { 900 } }
private enum Key901: ServiceKey { static var defaultValue: Int { 901 } }
private enum Key902: ServiceKey { static var defaultValue: Int { 902 } }
private enum Key903: ServiceKey { static var defaultValue: Int { 903 } }
private enum Key904: ServiceKey { static var defaultValue: Int { 904 } }
private enum Key905: ServiceKey { static var defaultValue: Int { 905 } }
private enum Key906: ServiceKey { static var defaultValue: Int { 906 } }
private enum Key907: ServiceKey { static var defaultValue: Int { 907 } }
private enum Key908: ServiceKey { static var defaultValue: Int { 908 } }
private enum Key909: ServiceKey { static var defaultValue: Int { 909 } }
private enum Key910: ServiceKey { static var defaultValue: Int { 910 } }
private enum Key911: ServiceKey { static var defaultValue: Int { 911 } }
private enum Key912: ServiceKey { static var defaultValue: Int { 912 } }
private enum Key913: ServiceKey { static var defaultValue: Int { 913 } }
private enum Key914: ServiceKey { static var defaultValue: Int { 914 } }
private enum Key915: ServiceKey { static var defaultValue: Int { 915 } }
private enum Key916: ServiceKey { static var defaultValue: Int { 916 } }
private enum Key917: ServiceKey { static var defaultValue: Int { 917 } }
private enum Key918: ServiceKey { static var defaultValue: Int { 918 } }
private enum Key919: ServiceKey { static var defaultValue: Int { 919 } }
private enum Key920: ServiceKey { static var defaultValue: Int { 920 } }
private enum Key921: ServiceKey { static var defaultValue: Int { 921 } }
private enum Key922: ServiceKey { static var defaultValue: Int { 922 } }
private enum Key923: ServiceKey { static var defaultValue: Int { 923 } }
private enum Key924: ServiceKey { static var defaultValue: Int { 924 } }
private enum Key925: ServiceKey { static var defaultValue: Int { 925 } }
private enum Key926: ServiceKey { static var defaultValue: Int { 926 } }
private enum Key927: ServiceKey { static var defaultValue: Int { 927 } }
private enum Key928: ServiceKey { static var defaultValue: Int { 928 } }
private enum Key929: ServiceKey { static var defaultValue: Int { 929 } }
private enum Key930: ServiceKey { static var defaultValue: Int { 930 } }
private enum Key931: ServiceKey { static var defaultValue: Int { 931 } }
private enum Key932: ServiceKey { static var defaultValue: Int { 932 } }
private enum Key933: ServiceKey { static var defaultValue: Int { 933 } }
private enum Key934: ServiceKey { static var defaultValue: Int { 934 } }
private enum Key935: ServiceKey { static var defaultValue: Int { 935 } }
private enum Key936: ServiceKey { static var defaultValue: Int { 936 } }
private enum Key937: ServiceKey { static var defaultValue: Int { 937 } }
private enum Key938: ServiceKey { static var defaultValue: Int { 938 } }
private enum Key939: ServiceKey { static var defaultValue: Int { 939 } }
private enum Key940: ServiceKey { static var defaultValue: Int { 940 } }
private enum Key941: ServiceKey { static var defaultValue: Int { 941 } }
private enum Key942: ServiceKey { static var defaultValue: Int { 942 } }
private enum Key943: ServiceKey { static var defaultValue: Int { 943 } }
private enum Key944: ServiceKey { static var defaultValue: Int { 944 } }
private enum Key945: ServiceKey { static var defaultValue: Int { 945 } }
private enum Key946: ServiceKey { static var defaultValue: Int { 946 } }
private enum Key947: ServiceKey { static var defaultValue: Int { 947 } }
private enum Key948: ServiceKey { static var defaultValue: Int { 948 } }
private enum Key949: ServiceKey { static var defaultValue: Int { 949 } }
private enum Key950: ServiceKey { static var defaultValue: Int { 950 } }
private enum Key951: ServiceKey { static var defaultValue: Int { 951 } }
private enum Key952: ServiceKey { static var defaultValue: Int { 952 } }
private enum Key953: ServiceKey { static var defaultValue: Int { 953 } }
private enum Key954: ServiceKey { static var defaultValue: Int { 954 } }
private enum Key955: ServiceKey { static var defaultValue: Int { 955 } }
private enum Key956: ServiceKey { static var defaultValue: Int { 956 } }
private enum Key957: ServiceKey { static var defaultValue: Int { 957 } }
private enum Key958: ServiceKey { static var defaultValue: Int { 958 } }
private enum Key959: ServiceKey { static var defaultValue: Int { 959 } }
private enum Key960: ServiceKey { static var defaultValue: Int { 960 } }
private enum Key961: ServiceKey { static var defaultValue: Int { 961 } }
private enum Key962: ServiceKey { static var defaultValue: Int { 962 } }
private enum Key963: ServiceKey { static var defaultValue: Int { 963 } }
private enum Key964: ServiceKey { static var defaultValue: Int { 964 } }
private enum Key965: ServiceKey { static var defaultValue: Int { 965 } }
private enum Key966: ServiceKey { static var defaultValue: Int { 966 } }
private enum Key967: ServiceKey { static var defaultValue: Int { 967 } }
private enum Key968: ServiceKey { static var defaultValue: Int { 968 } }
private enum Key969: ServiceKey { static var defaultValue: Int { 969 } }
private enum Key970: ServiceKey { static var defaultValue: Int { 970 } }
private enum Key971: ServiceKey { static var defaultValue: Int { 971 } }
private enum Key972: ServiceKey { static var defaultValue: Int { 972 } }
private enum Key973: ServiceKey { static var defaultValue: Int { 973 } }
private enum Key974: ServiceKey { static var defaultValue: Int { 974 } }
private enum Key975: ServiceKey { static var defaultValue: Int { 975 } }
private enum Key976: ServiceKey { static var defaultValue: Int { 976 } }
private enum Key977: ServiceKey { static var defaultValue: Int { 977 } }
private enum Key978: ServiceKey { static var defaultValue: Int { 978 } }
private enum Key979: ServiceKey { static var defaultValue: Int { 979 } }
private enum Key980: ServiceKey { static var defaultValue: Int { 980 } }
private enum Key981: ServiceKey { static var defaultValue: Int { 981 } }
private enum Key982: ServiceKey { static var defaultValue: Int { 982 } }
private enum Key983: ServiceKey { static var defaultValue: Int { 983 } }
private enum Key984: ServiceKey { static var defaultValue: Int { 984 } }
private enum Key985: ServiceKey { static var defaultValue: Int { 985 } }
private enum Key986: ServiceKey { static var defaultValue: Int { 986 } }
private enum Key987: ServiceKey { static var defaultValue: Int { 987 } }
private enum Key988: ServiceKey { static var defaultValue: Int { 988 } }
private enum Key989: ServiceKey { static var defaultValue: Int { 989 } }
private enum Key990: ServiceKey { static var defaultValue: Int { 990 } }
private enum Key991: ServiceKey { static var defaultValue: Int { 991 } }
private enum Key992: ServiceKey { static var defaultValue: Int { 992 } }
private enum Key993: ServiceKey { static var defaultValue: Int { 993 } }
private enum Key994: ServiceKey { static var defaultValue: Int { 994 } }
private enum Key995: ServiceKey { static var defaultValue: Int { 995 } }
private enum Key996: ServiceKey { static var defaultValue: Int { 996 } }
private enum Key997: ServiceKey { static var defaultValue: Int { 997 } }
private enum Key998: ServiceKey { static var defaultValue: Int { 998 } }
private enum Key999: ServiceKey { static var defaultValue: Int { 999 } }

/// Reads 1,000 keys, each of them for the first time if this is called once.
@inline(never)
public func readThousandKeys() {
  let values = ServiceValues.current
  consume(values[Key0.self])
  consume(values[Key1.self])
  consume(values[Key2.self])
  consume(values[Key3.self])
  consume(values[Key4.self])
  consume(values[Key5.self])
  consume(values[Key6.self])
  consume(values[Key7.self])
  consume(values[Key8.self])
  consume(values[Key9.self])
  consume(values[Key10.self])
  consume(values[Key11.self])
  consume(values[Key12.self])
  consume(values[Key13.self])
  consume(values[Key14.self])
  consume(values[Key15.self])
  consume(values[Key16.self])
  consume(values[Key17.self])
  consume(values[Key18.self])
  consume(values[Key19.self])
  consume(values[Key20.self])
  consume(values[Key21.self])
  consume(values[Key22.self])
  consume(values[Key23.self])
  consume(values[Key24.self])
  consume(values[Key25.self])
  consume(values[Key26.self])
  consume(values[Key27.self])
  consume(values[Key28.self])
  consume(values[Key29.self])
  consume(values[Key30.self])
  consume(values[Key31.self])
  consume(values[Key32.self])
  consume(values[Key33.self])
  consume(values[Key34.self])
  consume(values[Key35.self])
  consume(values[Key36.self])
  consume(values[Key37.self])
  consume(values[Key38.self])
  consume(values[Key39.self])
  consume(values[Key40.self])
  consume(values[Key41.self])
  consume(values[Key42.self])
  consume(values[Key43.self])
  consume(values[Key44.self])
  consume(values[Key45.self])
  consume(values[Key46.self])
  consume(values[Key47.self])
  consume(values[Key48.self])
  consume(values[Key49.self])
  consume(values[Key50.self])
  consume(values[Key51.self])
  consume(values[Key52.self])
  consume(values[Key53.self])
  consume(values[Key54.self])
  consume(values[Key55.self])
  consume(values[Key56.self])
  consume(values[Key57.self])
  consume(values[Key58.self])
  consume(values[Key59.self])
  consume(values[Key60.self])
  consume(values[Key61.self])
  consume(values[Key62.self])
  consume(values[Key63.self])
  consume(values[Key64.self])
  consume(values[Key65.self])
  consume(values[Key66.self])
  consume(values[Key67.self])
  consume(values[Key68.self])
  consume(values[Key69.self])
  consume(values[Key70.self])
  consume(values[Key71.self])
  consume(values[Key72.self])
  consume(values[Key73.self])
  consume(values[Key74.self])
  consume(values[Key75.self])
  consume(values[Key76.self])
  consume(values[Key77.self])
  consume(values[Key78.self])
  consume(values[Key79.self])
  consume(values[Key80.self])
  consume(values[Key81.self])
  consume(values[Key82.self])
  consume(values[Key83.self])
  consume(values[Key84.self])
  consume(values[Key85.self])
  consume(values[Key86.self])
  consume(values[Key87.self])
  consume(values[Key88.self])
  consume(values[Key89.self])
  consume(values[Key90.self])
  consume(values[Key91.self])
  consume(values[Key92.self])
  consume(values[Key93.self])
  consume(values[Key94.self])
  consume(values[Key95.self])
  consume(values[Key96.self])
  consume(values[Key97.self])
  consume(values[Key98.self])
  consume(values[Key99.self])
  consume(values[Key100.self])
  consume(values[Key101.self])
  consume(values[Key102.self])
  consume(values[Key103.self])
  consume(values[Key104.self])
  consume(values[Key105.self])
  consume(values[Key106.self])
  consume(values[Key107.self])
  consume(values[Key108.self])
  consume(values[Key109.self])
  consume(values[Key110.self])
  consume(values[Key111.self])
  consume(values[Key112.self])
  consume(values[Key113.self])
  consume(values[Key114.self])
  consume(values[Key115.self])
  consume(values[Key116.self])
  consume(values[Key117.self])
  consume(values[Key118.self])
  consume(values[Key119.self])
  consume(values[Key120.self])
  consume(values[Key121.self])
  consume(values[Key122.self])
  consume(values[Key123.self])
  consume(values[Key124.self])
  consume(values[Key125.self])
  consume(values[Key126.self])
  consume(values[Key127.self])
  consume(values[Key128.self])
  consume(values[Key129.self])
  consume(values[Key130.self])
  consume(values[Key131.self])
  consume(values[Key132.self])
  consume(values[Key133.self])
  consume(values[Key134.self])
  consume(values[Key135.self])
  consume(values[Key136.self])
  consume(values[Key137.self])
  consume(values[Key138.self])
  consume(values[Key139.self])
  consume(values[Key140.self])
  consume(values[Key141.self])
  consume(values[Key142.self])
  consume(values[Key143.self])
  consume(values[Key144.self])
  consume(values[Key145.self])
  consume(values[Key146.self])
  consume(values[Key147.self])
  consume(values[Key148.self])
  consume(values[Key149.self])
  consume(values[Key150.self])
  consume(values[Key151.self])
  consume(values[Key152.self])
  consume(values[Key153.self])
  consume(values[Key154.self])
  consume(values[Key155.self])
  consume(values[Key156.self])
  consume(values[Key157.self])
  consume(values[Key158.self])
  consume(values[Key159.self])
  consume(values[Key160.self])
  consume(values[Key161.self])
  consume(values[Key162.self])
  consume(values[Key163.self])
  consume(values[Key164.self])
  consume(values[Key165.self])
  consume(values[Key166.self])
  consume(values[Key167.self])
  consume(values[Key168.self])
  consume(values[Key169.self])
  consume(values[Key170.self])
  consume(values[Key171.self])
  consume(values[Key172.self])
  consume(values[Key173.self])
  consume(values[Key174.self])
  consume(values[Key175.self])
  consume(values[Key176.self])
  consume(values[Key177.self])
  consume(values[Key178.self])
  consume(values[Key179.self])
  consume(values[Key180.self])
  consume(values[Key181.self])
  consume(values[Key182.self])
  consume(values[Key183.self])
  consume(values[Key184.self])
  consume(values[Key185.self])
  consume(values[Key186.self])
  consume(values[Key187.self])
  consume(values[Key188.self])
  consume(values[Key189.self])
  consume(values[Key190.self])
  consume(values[Key191.self])
  consume(values[Key192.self])
  consume(values[Key193.self])
  consume(values[Key194.self])
  consume(values[Key195.self])
  consume(values[Key196.self])
  consume(values[Key197.self])
  consume(values[Key198.self])
  consume(values[Key199.self])
  consume(values[Key200.self])
  consume(values[Key201.self])
  consume(values[Key202.self])
  consume(values[Key203.self])
  consume(values[Key204.self])
  consume(values[Key205.self])
  consume(values[Key206.self])
  consume(values[Key207.self])
  consume(values[Key208.self])
  consume(values[Key209.self])
  consume(values[Key210.self])
  consume(values[Key211.self])
  consume(values[Key212.self])
  consume(values[Key213.self])
  consume(values[Key214.self])
  consume(values[Key215.self])
  consume(values[Key216.self])
  consume(values[Key217.self])
  consume(values[Key218.self])
  consume(values[Key219.self])
  consume(values[Key220.self])
  consume(values[Key221.self])
  consume(values[Key222.self])
  consume(values[Key223.self])
  consume(values[Key224.self])
  consume(values[Key225.self])
  consume(values[Key226.self])
  consume(values[Key227.self])
  consume(values[Key228.self])
  consume(values[Key229.self])
  consume(values[Key230.self])
  consume(values[Key231.self])
  consume(values[Key232.self])
  consume(values[Key233.self])
  consume(values[Key234.self])
  consume(values[Key235.self])
  consume(values[Key236.self])
  consume(values[Key237.self])
  consume(values[Key238.self])
  consume(values[Key239.self])
  consume(values[Key240.self])
  consume(values[Key241.self])
  consume(values[Key242.self])
  consume(values[Key243.self])
  consume(values[Key244.self])
  consume(values[Key245.self])
  consume(values[Key246.self])
  consume(values[Key247.self])
  consume(values[Key248.self])
  consume(values[Key249.self])
  consume(values[Key250.self])
  consume(values[Key251.self])
  consume(values[Key252.self])
  consume(values[Key253.self])
  consume(values[Key254.self])
  consume(values[Key255.self])
  consume(values[Key256.self])
  consume(values[Key257.self])
  consume(values[Key258.self])
  consume(values[Key259.self])
  consume(values[Key260.self])
  consume(values[Key261.self])
  consume(values[Key262.self])
  consume(values[Key263.self])
  consume(values[Key264.self])
  consume(values[Key265.self])
  consume(values[Key266.self])
  consume(values[Key267.self])
  consume(values[Key268.self])
  consume(values[Key269.self])
  consume(values[Key270.self])
  consume(values[Key271.self])
  consume(values[Key272.self])
  consume(values[Key273.self])
  consume(values[Key274.self])
  consume(values[Key275.self])
  consume(values[Key276.self])
  consume(values[Key277.self])
  consume(values[Key278.self])
  consume(values[Key279.self])
  consume(values[Key280.self])
  consume(values[Key281.self])
  consume(values[Key282.self])
  consume(values[Key283.self])
  consume(values[Key284.self])
  consume(values[Key285.self])
  consume(values[Key286.self])
  consume(values[Key287.self])
  consume(values[Key288.self])
  consume(values[Key289.self])
  consume(values[Key290.self])
  consume(values[Key291.self])
  consume(values[Key292.self])
  consume(values[Key293.self])
  consume(values[Key294.self])
  consume(values[Key295.self])
  consume(values[Key296.self])
  consume(values[Key297.self])
  consume(values[Key298.self])
  consume(values[Key299.self])
  consume(values[Key300.self])
  consume(values[Key301.self])
  consume(values[Key302.self])
  consume(values[Key303.self])
  consume(values[Key304.self])
  consume(values[Key305.self])
  consume(values[Key306.self])
  consume(values[Key307.self])
  consume(values[Key308.self])
  consume(values[Key309.self])
  consume(values[Key310.self])
  consume(values[Key311.self])
  consume(values[Key312.self])
  consume(values[Key313.self])
  consume(values[Key314.self])
  consume(values[Key315.self])
  consume(values[Key316.self])
  consume(values[Key317.self])
  consume(values[Key318.self])
  consume(values[Key319.self])
  consume(values[Key320.self])
  consume(values[Key321.self])
  consume(values[Key322.self])
  consume(values[Key323.self])
  consume(values[Key324.self])
  consume(values[Key325.self])
  consume(values[Key326.self])
  consume(values[Key327.self])
  consume(values[Key328.self])
  consume(values[Key329.self])
  consume(values[Key330.self])
  consume(values[Key331.self])
  consume(values[Key332.self])
  consume(values[Key333.self])
  consume(values[Key334.self])
  consume(values[Key335.self])
  consume(values[Key336.self])
  consume(values[Key337.self])
  consume(values[Key338.self])
  consume(values[Key339.self])
  consume(values[Key340.self])
  consume(values[Key341.self])
  consume(values[Key342.self])
  consume(values[Key343.self])
  consume(values[Key344.self])
  consume(values[Key345.self])
  consume(values[Key346.self])
  consume(values[Key347.self])
  consume(values[Key348.self])
  consume(values[Key349.self])
  consume(values[Key350.self])
  consume(values[Key351.self])
  consume(values[Key352.self])
  consume(values[Key353.self])
  consume(values[Key354.self])
  consume(values[Key355.self])
  consume(values[Key356.self])
  consume(values[Key357.self])
  consume(values[Key358.self])
  consume(values[Key359.self])
  consume(values[Key360.self])
  consume(values[Key361.self])
  consume(values[Key362.self])
  consume(values[Key363.self])
  consume(values[Key364.self])
  consume(values[Key365.self])
  consume(values[Key366.self])
  consume(values[Key367.self])
  consume(values[Key368.self])
  consume(values[Key369.self])
  consume(values[Key370.self])
  consume(values[Key371.self])
  consume(values[Key372.self])
  consume(values[Key373.self])
  consume(values[Key374.self])
  consume(values[Key375.self])
  consume(values[Key376.self])
  consume(values[Key377.self])
  consume(values[Key378.self])
  consume(values[Key379.self])
  consume(values[Key380.self])
  consume(values[Key381.self])
  consume(values[Key382.self])
  consume(values[Key383.self])
  consume(values[Key384.self])
  consume(values[Key385.self])
  consume(values[Key386.self])
  consume(values[Key387.self])
  consume(values[Key388.self])
  consume(values[Key389.self])
  consume(values[Key390.self])
  consume(values[Key391.self])
  consume(values[Key392.self])
  consume(values[Key393.self])
  consume(values[Key394.self])
  consume(values[Key395.self])
  consume(values[Key396.self])
  consume(values[Key397.self])
  consume(values[Key398.self])
  consume(values[Key399.self])
  consume(values[Key400.self])
  consume(values[Key401.self])
  consume(values[Key402.self])
  consume(values[Key403.self])
  consume(values[Key404.self])
  consume(values[Key405.self])
  consume(values[Key406.self])
  consume(values[Key407.self])
  consume(values[Key408.self])
  consume(values[Key409.self])
  consume(values[Key410.self])
  consume(values[Key411.self])
  consume(values[Key412.self])
  consume(values[Key413.self])
  consume(values[Key414.self])
  consume(values[Key415.self])
  consume(values[Key416.self])
  consume(values[Key417.self])
  consume(values[Key418.self])
  consume(values[Key419.self])
  consume(values[Key420.self])
  consume(values[Key421.self])
  consume(values[Key422.self])
  consume(values[Key423.self])
  consume(values[Key424.self])
  consume(values[Key425.self])
  consume(values[Key426.self])
  consume(values[Key427.self])
  consume(values[Key428.self])
  consume(values[Key429.self])
  consume(values[Key430.self])
  consume(values[Key431.self])
  consume(values[Key432.self])
  consume(values[Key433.self])
  consume(values[Key434.self])
  consume(values[Key435.self])
  consume(values[Key436.self])
  consume(values[Key437.self])
  consume(values[Key438.self])
  consume(values[Key439.self])
  consume(values[Key440.self])
  consume(values[Key441.self])
  consume(values[Key442.self])
  consume(values[Key443.self])
  consume(values[Key444.self])
  consume(values[Key445.self])
  consume(values[Key446.self])
  consume(values[Key447.self])
  consume(values[Key448.self])
  consume(values[Key449.self])
  consume(values[Key450.self])
  consume(values[Key451.self])
  consume(values[Key452.self])
  consume(values[Key453.self])
  consume(values[Key454.self])
  consume(values[Key455.self])
  consume(values[Key456.self])
  consume(values[Key457.self])
  consume(values[Key458.self])
  consume(values[Key459.self])
  consume(values[Key460.self])
  consume(values[Key461.self])
  consume(values[Key462.self])
  consume(values[Key463.self])
  consume(values[Key464.self])
  consume(values[Key465.self])
  consume(values[Key466.self])
  consume(values[Key467.self])
  consume(values[Key468.self])
  consume(values[Key469.self])
  consume(values[Key470.self])
  consume(values[Key471.self])
  consume(values[Key472.self])
  consume(values[Key473.self])
  consume(values[Key474.self])
  consume(values[Key475.self])
  consume(values[Key476.self])
  consume(values[Key477.self])
  consume(values[Key478.self])
  consume(values[Key479.self])
  consume(values[Key480.self])
  consume(values[Key481.self])
  consume(values[Key482.self])
  consume(values[Key483.self])
  consume(values[Key484.self])
  consume(values[Key485.self])
  consume(values[Key486.self])
  consume(values[Key487.self])
  consume(values[Key488.self])
  consume(values[Key489.self])
  consume(values[Key490.self])
  consume(values[Key491.self])
  consume(values[Key492.self])
  consume(values[Key493.self])
  consume(values[Key494.self])
  consume(values[Key495.self])
  consume(values[Key496.self])
  consume(values[Key497.self])
  consume(values[Key498.self])
  consume(values[Key499.self])
  consume(values[Key500.self])
  consume(values[Key501.self])
  consume(values[Key502.self])
  consume(values[Key503.self])
  consume(values[Key504.self])
  consume(values[Key505.self])
  consume(values[Key506.self])
  consume(values[Key507.self])
  consume(values[Key508.self])
  consume(values[Key509.self])
  consume(values[Key510.self])
  consume(values[Key511.self])
  consume(values[Key512.self])
  consume(values[Key513.self])
  consume(values[Key514.self])
  consume(values[Key515.self])
  consume(values[Key516.self])
  consume(values[Key517.self])
  consume(values[Key518.self])
  consume(values[Key519.self])
  consume(values[Key520.self])
  consume(values[Key521.self])
  consume(values[Key522.self])
  consume(values[Key523.self])
  consume(values[Key524.self])
  consume(values[Key525.self])
  consume(values[Key526.self])
  consume(values[Key527.self])
  consume(values[Key528.self])
  consume(values[Key529.self])
  consume(values[Key530.self])
  consume(values[Key531.self])
  consume(values[Key532.self])
  consume(values[Key533.self])
  consume(values[Key534.self])
  consume(values[Key535.self])
  consume(values[Key536.self])
  consume(values[Key537.self])
  consume(values[Key538.self])
  consume(values[Key539.self])
  consume(values[Key540.self])
  consume(values[Key541.self])
  consume(values[Key542.self])
  consume(values[Key543.self])
  consume(values[Key544.self])
  consume(values[Key545.self])
  consume(values[Key546.self])
  consume(values[Key547.self])
  consume(values[Key548.self])
  consume(values[Key549.self])
  consume(values[Key550.self])
  consume(values[Key551.self])
  consume(values[Key552.self])
  consume(values[Key553.self])
  consume(values[Key554.self])
  consume(values[Key555.self])
  consume(values[Key556.self])
  consume(values[Key557.self])
  consume(values[Key558.self])
  consume(values[Key559.self])
  consume(values[Key560.self])
  consume(values[Key561.self])
  consume(values[Key562.self])
  consume(values[Key563.self])
  consume(values[Key564.self])
  consume(values[Key565.self])
  consume(values[Key566.self])
  consume(values[Key567.self])
  consume(values[Key568.self])
  consume(values[Key569.self])
  consume(values[Key570.self])
  consume(values[Key571.self])
  consume(values[Key572.self])
  consume(values[Key573.self])
  consume(values[Key574.self])
  consume(values[Key575.self])
  consume(values[Key576.self])
  consume(values[Key577.self])
  consume(values[Key578.self])
  consume(values[Key579.self])
  consume(values[Key580.self])
  consume(values[Key581.self])
  consume(values[Key582.self])
  consume(values[Key583.self])
  consume(values[Key584.self])
  consume(values[Key585.self])
  consume(values[Key586.self])
  consume(values[Key587.self])
  consume(values[Key588.self])
  consume(values[Key589.self])
  consume(values[Key590.self])
  consume(values[Key591.self])
  consume(values[Key592.self])
  consume(values[Key593.self])
  consume(values[Key594.self])
  consume(values[Key595.self])
  consume(values[Key596.self])
  consume(values[Key597.self])
  consume(values[Key598.self])
  consume(values[Key599.self])
  consume(values[Key600.self])
  consume(values[Key601.self])
  consume(values[Key602.self])
  consume(values[Key603.self])
  consume(values[Key604.self])
  consume(values[Key605.self])
  consume(values[Key606.self])
  consume(values[Key607.self])
  consume(values[Key608.self])
  consume(values[Key609.self])
  consume(values[Key610.self])
  consume(values[Key611.self])
  consume(values[Key612.self])
  consume(values[Key613.self])
  consume(values[Key614.self])
  consume(values[Key615.self])
  consume(values[Key616.self])
  consume(values[Key617.self])
  consume(values[Key618.self])
  consume(values[Key619.self])
  consume(values[Key620.self])
  consume(values[Key621.self])
  consume(values[Key622.self])
  consume(values[Key623.self])
  consume(values[Key624.self])
  consume(values[Key625.self])
  consume(values[Key626.self])
  consume(values[Key627.self])
  consume(values[Key628.self])
  consume(values[Key629.self])
  consume(values[Key630.self])
  consume(values[Key631.self])
  consume(values[Key632.self])
  consume(values[Key633.self])
  consume(values[Key634.self])
  consume(values[Key635.self])
  consume(values[Key636.self])
  consume(values[Key637.self])
  consume(values[Key638.self])
  consume(values[Key639.self])
  consume(values[Key640.self])
  consume(values[Key641.self])
  consume(values[Key642.self])
  consume(values[Key643.self])
  consume(values[Key644.self])
  consume(values[Key645.self])
  consume(values[Key646.self])
  consume(values[Key647.self])
  consume(values[Key648.self])
  consume(values[Key649.self])
  consume(values[Key650.self])
  consume(values[Key651.self])
  consume(values[Key652.self])
  consume(values[Key653.self])
  consume(values[Key654.self])
  consume(values[Key655.self])
  consume(values[Key656.self])
  consume(values[Key657.self])
  consume(values[Key658.self])
  consume(values[Key659.self])
  consume(values[Key660.self])
  consume(values[Key661.self])
  consume(values[Key662.self])
  consume(values[Key663.self])
  consume(values[Key664.self])
  consume(values[Key665.self])
  consume(values[Key666.self])
  consume(values[Key667.self])
  consume(values[Key668.self])
  consume(values[Key669.self])
  consume(values[Key670.self])
  consume(values[Key671.self])
  consume(values[Key672.self])
  consume(values[Key673.self])
  consume(values[Key674.self])
  consume(values[Key675.self])
  consume(values[Key676.self])
  consume(values[Key677.self])
  consume(values[Key678.self])
  consume(values[Key679.self])
  consume(values[Key680.self])
  consume(values[Key681.self])
  consume(values[Key682.self])
  consume(values[Key683.self])
  consume(values[Key684.self])
  consume(values[Key685.self])
  consume(values[Key686.self])
  consume(values[Key687.self])
  consume(values[Key688.self])
  consume(values[Key689.self])
  consume(values[Key690.self])
  consume(values[Key691.self])
  consume(values[Key692.self])
  consume(values[Key693.self])
  consume(values[Key694.self])
  consume(values[Key695.self])
  consume(values[Key696.self])
  consume(values[Key697.self])
  consume(values[Key698.self])
  consume(values[Key699.self])
  consume(values[Key700.self])
  consume(values[Key701.self])
  consume(values[Key702.self])
  consume(values[Key703.self])
  consume(values[Key704.self])
  consume(values[Key705.self])
  consume(values[Key706.self])
  consume(values[Key707.self])
  consume(values[Key708.self])
  consume(values[Key709.self])
  consume(values[Key710.self])
  consume(values[Key711.self])
  consume(values[Key712.self])
  consume(values[Key713.self])
  consume(values[Key714.self])
  consume(values[Key715.self])
  consume(values[Key716.self])
  consume(values[Key717.self])
  consume(values[Key718.self])
  consume(values[Key719.self])
  consume(values[Key720.self])
  consume(values[Key721.self])
  consume(values[Key722.self])
  consume(values[Key723.self])
  consume(values[Key724.self])
  consume(values[Key725.self])
  consume(values[Key726.self])
  consume(values[Key727.self])
  consume(values[Key728.self])
  consume(values[Key729.self])
  consume(values[Key730.self])
  consume(values[Key731.self])
  consume(values[Key732.self])
  consume(values[Key733.self])
  consume(values[Key734.self])
  consume(values[Key735.self])
  consume(values[Key736.self])
  consume(values[Key737.self])
  consume(values[Key738.self])
  consume(values[Key739.self])
  consume(values[Key740.self])
  consume(values[Key741.self])
  consume(values[Key742.self])
  consume(values[Key743.self])
  consume(values[Key744.self])
  consume(values[Key745.self])
  consume(values[Key746.self])
  consume(values[Key747.self])
  consume(values[Key748.self])
  consume(values[Key749.self])
  consume(values[Key750.self])
  consume(values[Key751.self])
  consume(values[Key752.self])
  consume(values[Key753.self])
  consume(values[Key754.self])
  consume(values[Key755.self])
  consume(values[Key756.self])
  consume(values[Key757.self])
  consume(values[Key758.self])
  consume(values[Key759.self])
  consume(values[Key760.self])
  consume(values[Key761.self])
  consume(values[Key762.self])
  consume(values[Key763.self])
  consume(values[Key764.self])
  consume(values[Key765.self])
  consume(values[Key766.self])
  consume(values[Key767.self])
  consume(values[Key768.self])
  consume(values[Key769.self])
  consume(values[Key770.self])
  consume(values[Key771.self])
  consume(values[Key772.self])
  consume(values[Key773.self])
  consume(values[Key774.self])
  consume(values[Key775.self])
  consume(values[Key776.self])
  consume(values[Key777.self])
  consume(values[Key778.self])
  consume(values[Key779.self])
  consume(values[Key780.self])
  consume(values[Key781.self])
  consume(values[Key782.self])
  consume(values[Key783.self])
  consume(values[Key784.self])
  consume(values[Key785.self])
  consume(values[Key786.self])
  consume(values[Key787.self])
  consume(values[Key788.self])
  consume(values[Key789.self])
  consume(values[Key790.self])
  consume(values[Key791.self])
  consume(values[Key792.self])
  consume(values[Key793.self])
  consume(values[Key794.self])
  consume(values[Key795.self])
  consume(values[Key796.self])
  consume(values[Key797.self])
  consume(values[Key798.self])
  consume(values[Key799.self])
  consume(values[Key800.self])
  consume(values[Key801.self])
  consume(values[Key802.self])
  consume(values[Key803.self])
  consume(values[Key804.self])
  consume(values[Key805.self])
  consume(values[Key806.self])
  consume(values[Key807.self])
  consume(values[Key808.self])
  consume(values[Key809.self])
  consume(values[Key810.self])
  consume(values[Key811.self])
  consume(values[Key812.self])
  consume(values[Key813.self])
  consume(values[Key814.self])
  consume(values[Key815.self])
  consume(values[Key816.self])
  consume(values[Key817.self])
  consume(values[Key818.self])
  consume(values[Key819.self])
  consume(values[Key820.self])
  consume(values[Key821.self])
  consume(values[Key822.self])
  consume(values[Key823.self])
  consume(values[Key824.self])
  consume(values[Key825.self])
  consume(values[Key826.self])
  consume(values[Key827.self])
  consume(values[Key828.self])
  consume(values[Key829.self])
  consume(values[Key830.self])
  consume(values[Key831.self])
  consume(values[Key832.self])
  consume(values[Key833.self])
  consume(values[Key834.self])
  consume(values[Key835.self])
  consume(values[Key836.self])
  consume(values[Key837.self])
  consume(values[Key838.self])
  consume(values[Key839.self])
  consume(values[Key840.self])
  consume(values[Key841.self])
  consume(values[Key842.self])
  consume(values[Key843.self])
  consume(values[Key844.self])
  consume(values[Key845.self])
  consume(values[Key846.self])
  consume(values[Key847.self])
  consume(values[Key848.self])
  consume(values[Key849.self])
  consume(values[Key850.self])
  consume(values[Key851.self])
  consume(values[Key852.self])
  consume(values[Key853.self])
  consume(values[Key854.self])
  consume(values[Key855.self])
  consume(values[Key856.self])
  consume(values[Key857.self])
  consume(values[Key858.self])
  consume(values[Key859.self])
  consume(values[Key860.self])
  consume(values[Key861.self])
  consume(values[Key862.self])
  consume(values[Key863.self])
  consume(values[Key864.self])
  consume(values[Key865.self])
  consume(values[Key866.self])
  consume(values[Key867.self])
  consume(values[Key868.self])
  consume(values[Key869.self])
  consume(values[Key870.self])
  consume(values[Key871.self])
  consume(values[Key872.self])
  consume(values[Key873.self])
  consume(values[Key874.self])
  consume(values[Key875.self])
  consume(values[Key876.self])
  consume(values[Key877.self])
  consume(values[Key878.self])
  consume(values[Key879.self])
  consume(values[Key880.self])
  consume(values[Key881.self])
  consume(values[Key882.self])
  consume(values[Key883.self])
  consume(values[Key884.self])
  consume(values[Key885.self])
  consume(values[Key886.self])
  consume(values[Key887.self])
  consume(values[Key888.self])
  consume(values[Key889.self])
  consume(values[Key890.self])
  consume(values[Key891.self])
  consume(values[Key892.self])
  consume(values[Key893.self])
  consume(values[Key894.self])
  consume(values[Key895.self])
  consume(values[Key896.self])
  consume(values[Key897.self])
  consume(values[Key898.self])
  consume(values[Key899.self])
  consume(values[Key900.self])
  consume(values[Key901.self])
  consume(values[Key902.self])
  consume(values[Key903.self])
  consume(values[Key904.self])
  consume(values[Key905.self])
  consume(values[Key906.self])
  consume(values[Key907.self])
  consume(values[Key908.self])
  consume(values[Key909.self])
  consume(values[Key910.self])
  consume(values[Key911.self])
  consume(values[Key912.self])
  consume(values[Key913.self])
  consume(values[Key914.self])
  consume(values[Key915.self])
  consume(values[Key916.self])
  consume(values[Key917.self])
  consume(values[Key918.self])
  consume(values[Key919.self])
  consume(values[Key920.self])
  consume(values[Key921.self])
  consume(values[Key922.self])
  consume(values[Key923.self])
  consume(values[Key924.self])
  consume(values[Key925.self])
  consume(values[Key926.self])
  consume(values[Key927.self])
  consume(values[Key928.self])
  consume(values[Key929.self])
  consume(values[Key930.self])
  consume(values[Key931.self])
  consume(values[Key932.self])
  consume(values[Key933.self])
  consume(values[Key934.self])
  consume(values[Key935.self])
  consume(values[Key936.self])
  consume(values[Key937.self])
  consume(values[Key938.self])
  consume(values[Key939.self])
  consume(values[Key940.self])
  consume(values[Key941.self])
  consume(values[Key942.self])
  consume(values[Key943.self])
  consume(values[Key944.self])
  consume(values[Key945.self])
  consume(values[Key946.self])
  consume(values[Key947.self])
  consume(values[Key948.self])
  consume(values[Key949.self])
  consume(values[Key950.self])
  consume(values[Key951.self])
  consume(values[Key952.self])
  consume(values[Key953.self])
  consume(values[Key954.self])
  consume(values[Key955.self])
  consume(values[Key956.self])
  consume(values[Key957.self])
  consume(values[Key958.self])
  consume(values[Key959.self])
  consume(values[Key960.self])
  consume(values[Key961.self])
  consume(values[Key962.self])
  consume(values[Key963.self])
  consume(values[Key964.self])
  consume(values[Key965.self])
  consume(values[Key966.self])
  consume(values[Key967.self])
  consume(values[Key968.self])
  consume(values[Key969.self])
  consume(values[Key970.self])
  consume(values[Key971.self])
  consume(values[Key972.self])
  consume(values[Key973.self])
  consume(values[Key974.self])
  consume(values[Key975.self])
  consume(values[Key976.self])
  consume(values[Key977.self])
  consume(values[Key978.self])
  consume(values[Key979.self])
  consume(values[Key980.self])
  consume(values[Key981.self])
  consume(values[Key982.self])
  consume(values[Key983.self])
  consume(values[Key984.self])
  consume(values[Key985.self])
  consume(values[Key986.self])
  consume(values[Key987.self])
  consume(values[Key988.self])
  consume(values[Key989.self])
  consume(values[Key990.self])
  consume(values[Key991.self])
  consume(values[Key992.self])
  consume(values[Key993.self])
  consume(values[Key994.self])
  consume(values[Key995.self])
  consume(values[Key996.self])
  consume(values[Key997.self])
  consume(values[Key998.self])
  consume(values[Key999.self])
}

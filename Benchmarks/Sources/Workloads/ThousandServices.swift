// Written by Benchmarks/generate-services.
import BlackHole
public import Furnish

private final class Service0: Numbered { let number = 0 }
private final class Service1: Numbered { let number = 1 }
private final class Service2: Numbered { let number = 2 }
private final class Service3: Numbered { let number = 3 }
private final class Service4: Numbered { let number = 4 }
private final class Service5: Numbered { let number = 5 }
private final class Service6: Numbered { let number = 6 }
private final class Service7: Numbered { let number = 7 }
private final class Service8: Numbered { let number = 8 }
private final class Service9: Numbered { let number = 9 }
private final class Service10: Numbered { let number = 10 }
private final class Service11: Numbered { let number = 11 }
private final class Service12: Numbered { let number = 12 }
private final class Service13: Numbered { let number = 13 }
private final class Service14: Numbered { let number = 14 }
private final class Service15: Numbered { let number = 15 }
private final class Service16: Numbered { let number = 16 }
private final class Service17: Numbered { let number = 17 }
private final class Service18: Numbered { let number = 18 }
private final class Service19: Numbered { let number = 19 }
private final class Service20: Numbered { let number = 20 }
private final class Service21: Numbered { let number = 21 }
private final class Service22: Numbered { let number = 22 }
private final class Service23: Numbered { let number = 23 }
private final class Service24: Numbered { let number = 24 }
private final class Service25: Numbered { let number = 25 }
private final class Service26: Numbered { let number = 26 }
private final class Service27: Numbered { let number = 27 }
private final class Service28: Numbered { let number = 28 }
private final class Service29: Numbered { let number = 29 }
private final class Service30: Numbered { let number = 30 }
private final class Service31: Numbered { let number = 31 }
private final class Service32: Numbered { let number = 32 }
private final class Service33: Numbered { let number = 33 }
private final class Service34: Numbered { let number = 34 }
private final class Service35: Numbered { let number = 35 }
private final class Service36: Numbered { let number = 36 }
private final class Service37: Numbered { let number = 37 }
private final class Service38: Numbered { let number = 38 }
private final class Service39: Numbered { let number = 39 }
private final class Service40: Numbered { let number = 40 }
private final class Service41: Numbered { let number = 41 }
private final class Service42: Numbered { let number = 42 }
private final class Service43: Numbered { let number = 43 }
private final class Service44: Numbered { let number = 44 }
private final class Service45: Numbered { let number = 45 }
private final class Service46: Numbered { let number = 46 }
private final class Service47: Numbered { let number = 47 }
private final class Service48: Numbered { let number = 48 }
private final class Service49: Numbered { let number = 49 }
private final class Service50: Numbered { let number = 50 }
private final class Service51: Numbered { let number = 51 }
private final class Service52: Numbered { let number = 52 }
private final class Service53: Numbered { let number = 53 }
private final class Service54: Numbered { let number = 54 }
private final class Service55: Numbered { let number = 55 }
private final class Service56: Numbered { let number = 56 }
private final class Service57: Numbered { let number = 57 }
private final class Service58: Numbered { let number = 58 }
private final class Service59: Numbered { let number = 59 }
private final class Service60: Numbered { let number = 60 }
private final class Service61: Numbered { let number = 61 }
private final class Service62: Numbered { let number = 62 }
private final class Service63: Numbered { let number = 63 }
private final class Service64: Numbered { let number = 64 }
private final class Service65: Numbered { let number = 65 }
private final class Service66: Numbered { let number = 66 }
private final class Service67: Numbered { let number = 67 }
private final class Service68: Numbered { let number = 68 }
private final class Service69: Numbered { let number = 69 }
private final class Service70: Numbered { let number = 70 }
private final class Service71: Numbered { let number = 71 }
private final class Service72: Numbered { let number = 72 }
private final class Service73: Numbered { let number = 73 }
private final class Service74: Numbered { let number = 74 }
private final class Service75: Numbered { let number = 75 }
private final class Service76: Numbered { let number = 76 }
private final class Service77: Numbered { let number = 77 }
private final class Service78: Numbered { let number = 78 }
private final class Service79: Numbered { let number = 79 }
private final class Service80: Numbered { let number = 80 }
private final class Service81: Numbered { let number = 81 }
private final class Service82: Numbered { let number = 82 }
private final class Service83: Numbered { let number = 83 }
private final class Service84: Numbered { let number = 84 }
private final class Service85: Numbered { let number = 85 }
private final class Service86: Numbered { let number = 86 }
private final class Service87: Numbered { let number = 87 }
private final class Service88: Numbered { let number = 88 }
private final class Service89: Numbered { let number = 89 }
private final class Service90: Numbered { let number = 90 }
private final class Service91: Numbered { let number = 91 }
private final class Service92: Numbered { let number = 92 }
private final class Service93: Numbered { let number = 93 }
private final class Service94: Numbered { let number = 94 }
private final class Service95: Numbered { let number = 95 }
private final class Service96: Numbered { let number = 96 }
private final class Service97: Numbered { let number = 97 }
private final class Service98: Numbered { let number = 98 }
private final class Service99: Numbered { let number = 99 }
private final class Service100: Numbered { let number = 100 }
private final class Service101: Numbered { let number = 101 }
private final class Service102: Numbered { let number = 102 }
private final class Service103: Numbered { let number = 103 }
private final class Service104: Numbered { let number = 104 }
private final class Service105: Numbered { let number = 105 }
private final class Service106: Numbered { let number = 106 }
private final class Service107: Numbered { let number = 107 }
private final class Service108: Numbered { let number = 108 }
private final class Service109: Numbered { let number = 109 }
private final class Service110: Numbered { let number = 110 }
private final class Service111: Numbered { let number = 111 }
private final class Service112: Numbered { let number = 112 }
private final class Service113: Numbered { let number = 113 }
private final class Service114: Numbered { let number = 114 }
private final class Service115: Numbered { let number = 115 }
private final class Service116: Numbered { let number = 116 }
private final class Service117: Numbered { let number = 117 }
private final class Service118: Numbered { let number = 118 }
private final class Service119: Numbered { let number = 119 }
private final class Service120: Numbered { let number = 120 }
private final class Service121: Numbered { let number = 121 }
private final class Service122: Numbered { let number = 122 }
private final class Service123: Numbered { let number = 123 }
private final class Service124: Numbered { let number = 124 }
private final class Service125: Numbered { let number = 125 }
private final class Service126: Numbered { let number = 126 }
private final class Service127: Numbered { let number = 127 }
private final class Service128: Numbered { let number = 128 }
private final class Service129: Numbered { let number = 129 }
private final class Service130: Numbered { let number = 130 }
private final class Service131: Numbered { let number = 131 }
private final class Service132: Numbered { let number = 132 }
private final class Service133: Numbered { let number = 133 }
private final class Service134: Numbered { let number = 134 }
private final class Service135: Numbered { let number = 135 }
private final class Service136: Numbered { let number = 136 }
private final class Service137: Numbered { let number = 137 }
private final class Service138: Numbered { let number = 138 }
private final class Service139: Numbered { let number = 139 }
private final class Service140: Numbered { let number = 140 }
private final class Service141: Numbered { let number = 141 }
private final class Service142: Numbered { let number = 142 }
private final class Service143: Numbered { let number = 143 }
private final class Service144: Numbered { let number = 144 }
private final class Service145: Numbered { let number = 145 }
private final class Service146: Numbered { let number = 146 }
private final class Service147: Numbered { let number = 147 }
private final class Service148: Numbered { let number = 148 }
private final class Service149: Numbered { let number = 149 }
private final class Service150: Numbered { let number = 150 }
private final class Service151: Numbered { let number = 151 }
private final class Service152: Numbered { let number = 152 }
private final class Service153: Numbered { let number = 153 }
private final class Service154: Numbered { let number = 154 }
private final class Service155: Numbered { let number = 155 }
private final class Service156: Numbered { let number = 156 }
private final class Service157: Numbered { let number = 157 }
private final class Service158: Numbered { let number = 158 }
private final class Service159: Numbered { let number = 159 }
private final class Service160: Numbered { let number = 160 }
private final class Service161: Numbered { let number = 161 }
private final class Service162: Numbered { let number = 162 }
private final class Service163: Numbered { let number = 163 }
private final class Service164: Numbered { let number = 164 }
private final class Service165: Numbered { let number = 165 }
private final class Service166: Numbered { let number = 166 }
private final class Service167: Numbered { let number = 167 }
private final class Service168: Numbered { let number = 168 }
private final class Service169: Numbered { let number = 169 }
private final class Service170: Numbered { let number = 170 }
private final class Service171: Numbered { let number = 171 }
private final class Service172: Numbered { let number = 172 }
private final class Service173: Numbered { let number = 173 }
private final class Service174: Numbered { let number = 174 }
private final class Service175: Numbered { let number = 175 }
private final class Service176: Numbered { let number = 176 }
private final class Service177: Numbered { let number = 177 }
private final class Service178: Numbered { let number = 178 }
private final class Service179: Numbered { let number = 179 }
private final class Service180: Numbered { let number = 180 }
private final class Service181: Numbered { let number = 181 }
private final class Service182: Numbered { let number = 182 }
private final class Service183: Numbered { let number = 183 }
private final class Service184: Numbered { let number = 184 }
private final class Service185: Numbered { let number = 185 }
private final class Service186: Numbered { let number = 186 }
private final class Service187: Numbered { let number = 187 }
private final class Service188: Numbered { let number = 188 }
private final class Service189: Numbered { let number = 189 }
private final class Service190: Numbered { let number = 190 }
private final class Service191: Numbered { let number = 191 }
private final class Service192: Numbered { let number = 192 }
private final class Service193: Numbered { let number = 193 }
private final class Service194: Numbered { let number = 194 }
private final class Service195: Numbered { let number = 195 }
private final class Service196: Numbered { let number = 196 }
private final class Service197: Numbered { let number = 197 }
private final class Service198: Numbered { let number = 198 }
private final class Service199: Numbered { let number = 199 }
private final class Service200: Numbered { let number = 200 }
private final class Service201: Numbered { let number = 201 }
private final class Service202: Numbered { let number = 202 }
private final class Service203: Numbered { let number = 203 }
private final class Service204: Numbered { let number = 204 }
private final class Service205: Numbered { let number = 205 }
private final class Service206: Numbered { let number = 206 }
private final class Service207: Numbered { let number = 207 }
private final class Service208: Numbered { let number = 208 }
private final class Service209: Numbered { let number = 209 }
private final class Service210: Numbered { let number = 210 }
private final class Service211: Numbered { let number = 211 }
private final class Service212: Numbered { let number = 212 }
private final class Service213: Numbered { let number = 213 }
private final class Service214: Numbered { let number = 214 }
private final class Service215: Numbered { let number = 215 }
private final class Service216: Numbered { let number = 216 }
private final class Service217: Numbered { let number = 217 }
private final class Service218: Numbered { let number = 218 }
private final class Service219: Numbered { let number = 219 }
private final class Service220: Numbered { let number = 220 }
private final class Service221: Numbered { let number = 221 }
private final class Service222: Numbered { let number = 222 }
private final class Service223: Numbered { let number = 223 }
private final class Service224: Numbered { let number = 224 }
private final class Service225: Numbered { let number = 225 }
private final class Service226: Numbered { let number = 226 }
private final class Service227: Numbered { let number = 227 }
private final class Service228: Numbered { let number = 228 }
private final class Service229: Numbered { let number = 229 }
private final class Service230: Numbered { let number = 230 }
private final class Service231: Numbered { let number = 231 }
private final class Service232: Numbered { let number = 232 }
private final class Service233: Numbered { let number = 233 }
private final class Service234: Numbered { let number = 234 }
private final class Service235: Numbered { let number = 235 }
private final class Service236: Numbered { let number = 236 }
private final class Service237: Numbered { let number = 237 }
private final class Service238: Numbered { let number = 238 }
private final class Service239: Numbered { let number = 239 }
private final class Service240: Numbered { let number = 240 }
private final class Service241: Numbered { let number = 241 }
private final class Service242: Numbered { let number = 242 }
private final class Service243: Numbered { let number = 243 }
private final class Service244: Numbered { let number = 244 }
private final class Service245: Numbered { let number = 245 }
private final class Service246: Numbered { let number = 246 }
private final class Service247: Numbered { let number = 247 }
private final class Service248: Numbered { let number = 248 }
private final class Service249: Numbered { let number = 249 }
private final class Service250: Numbered { let number = 250 }
private final class Service251: Numbered { let number = 251 }
private final class Service252: Numbered { let number = 252 }
private final class Service253: Numbered { let number = 253 }
private final class Service254: Numbered { let number = 254 }
private final class Service255: Numbered { let number = 255 }
private final class Service256: Numbered { let number = 256 }
private final class Service257: Numbered { let number = 257 }
private final class Service258: Numbered { let number = 258 }
private final class Service259: Numbered { let number = 259 }
private final class Service260: Numbered { let number = 260 }
private final class Service261: Numbered { let number = 261 }
private final class Service262: Numbered { let number = 262 }
private final class Service263: Numbered { let number = 263 }
private final class Service264: Numbered { let number = 264 }
private final class Service265: Numbered { let number = 265 }
private final class Service266: Numbered { let number = 266 }
private final class Service267: Numbered { let number = 267 }
private final class Service268: Numbered { let number = 268 }
private final class Service269: Numbered { let number = 269 }
private final class Service270: Numbered { let number = 270 }
private final class Service271: Numbered { let number = 271 }
private final class Service272: Numbered { let number = 272 }
private final class Service273: Numbered { let number = 273 }
private final class Service274: Numbered { let number = 274 }
private final class Service275: Numbered { let number = 275 }
private final class Service276: Numbered { let number = 276 }
private final class Service277: Numbered { let number = 277 }
private final class Service278: Numbered { let number = 278 }
private final class Service279: Numbered { let number = 279 }
private final class Service280: Numbered { let number = 280 }
private final class Service281: Numbered { let number = 281 }
private final class Service282: Numbered { let number = 282 }
private final class Service283: Numbered { let number = 283 }
private final class Service284: Numbered { let number = 284 }
private final class Service285: Numbered { let number = 285 }
private final class Service286: Numbered { let number = 286 }
private final class Service287: Numbered { let number = 287 }
private final class Service288: Numbered { let number = 288 }
private final class Service289: Numbered { let number = 289 }
private final class Service290: Numbered { let number = 290 }
private final class Service291: Numbered { let number = 291 }
private final class Service292: Numbered { let number = 292 }
private final class Service293: Numbered { let number = 293 }
private final class Service294: Numbered { let number = 294 }
private final class Service295: Numbered { let number = 295 }
private final class Service296: Numbered { let number = 296 }
private final class Service297: Numbered { let number = 297 }
private final class Service298: Numbered { let number = 298 }
private final class Service299: Numbered { let number = 299 }
private final class Service300: Numbered { let number = 300 }
private final class Service301: Numbered { let number = 301 }
private final class Service302: Numbered { let number = 302 }
private final class Service303: Numbered { let number = 303 }
private final class Service304: Numbered { let number = 304 }
private final class Service305: Numbered { let number = 305 }
private final class Service306: Numbered { let number = 306 }
private final class Service307: Numbered { let number = 307 }
private final class Service308: Numbered { let number = 308 }
private final class Service309: Numbered { let number = 309 }
private final class Service310: Numbered { let number = 310 }
private final class Service311: Numbered { let number = 311 }
private final class Service312: Numbered { let number = 312 }
private final class Service313: Numbered { let number = 313 }
private final class Service314: Numbered { let number = 314 }
private final class Service315: Numbered { let number = 315 }
private final class Service316: Numbered { let number = 316 }
private final class Service317: Numbered { let number = 317 }
private final class Service318: Numbered { let number = 318 }
private final class Service319: Numbered { let number = 319 }
private final class Service320: Numbered { let number = 320 }
private final class Service321: Numbered { let number = 321 }
private final class Service322: Numbered { let number = 322 }
private final class Service323: Numbered { let number = 323 }
private final class Service324: Numbered { let number = 324 }
private final class Service325: Numbered { let number = 325 }
private final class Service326: Numbered { let number = 326 }
private final class Service327: Numbered { let number = 327 }
private final class Service328: Numbered { let number = 328 }
private final class Service329: Numbered { let number = 329 }
private final class Service330: Numbered { let number = 330 }
private final class Service331: Numbered { let number = 331 }
private final class Service332: Numbered { let number = 332 }
private final class Service333: Numbered { let number = 333 }
private final class Service334: Numbered { let number = 334 }
private final class Service335: Numbered { let number = 335 }
private final class Service336: Numbered { let number = 336 }
private final class Service337: Numbered { let number = 337 }
private final class Service338: Numbered { let number = 338 }
private final class Service339: Numbered { let number = 339 }
private final class Service340: Numbered { let number = 340 }
private final class Service341: Numbered { let number = 341 }
private final class Service342: Numbered { let number = 342 }
private final class Service343: Numbered { let number = 343 }
private final class Service344: Numbered { let number = 344 }
private final class Service345: Numbered { let number = 345 }
private final class Service346: Numbered { let number = 346 }
private final class Service347: Numbered { let number = 347 }
private final class Service348: Numbered { let number = 348 }
private final class Service349: Numbered { let number = 349 }
private final class Service350: Numbered { let number = 350 }
private final class Service351: Numbered { let number = 351 }
private final class Service352: Numbered { let number = 352 }
private final class Service353: Numbered { let number = 353 }
private final class Service354: Numbered { let number = 354 }
private final class Service355: Numbered { let number = 355 }
private final class Service356: Numbered { let number = 356 }
private final class Service357: Numbered { let number = 357 }
private final class Service358: Numbered { let number = 358 }
private final class Service359: Numbered { let number = 359 }
private final class Service360: Numbered { let number = 360 }
private final class Service361: Numbered { let number = 361 }
private final class Service362: Numbered { let number = 362 }
private final class Service363: Numbered { let number = 363 }
private final class Service364: Numbered { let number = 364 }
private final class Service365: Numbered { let number = 365 }
private final class Service366: Numbered { let number = 366 }
private final class Service367: Numbered { let number = 367 }
private final class Service368: Numbered { let number = 368 }
private final class Service369: Numbered { let number = 369 }
private final class Service370: Numbered { let number = 370 }
private final class Service371: Numbered { let number = 371 }
private final class Service372: Numbered { let number = 372 }
private final class Service373: Numbered { let number = 373 }
private final class Service374: Numbered { let number = 374 }
private final class Service375: Numbered { let number = 375 }
private final class Service376: Numbered { let number = 376 }
private final class Service377: Numbered { let number = 377 }
private final class Service378: Numbered { let number = 378 }
private final class Service379: Numbered { let number = 379 }
private final class Service380: Numbered { let number = 380 }
private final class Service381: Numbered { let number = 381 }
private final class Service382: Numbered { let number = 382 }
private final class Service383: Numbered { let number = 383 }
private final class Service384: Numbered { let number = 384 }
private final class Service385: Numbered { let number = 385 }
private final class Service386: Numbered { let number = 386 }
private final class Service387: Numbered { let number = 387 }
private final class Service388: Numbered { let number = 388 }
private final class Service389: Numbered { let number = 389 }
private final class Service390: Numbered { let number = 390 }
private final class Service391: Numbered { let number = 391 }
private final class Service392: Numbered { let number = 392 }
private final class Service393: Numbered { let number = 393 }
private final class Service394: Numbered { let number = 394 }
private final class Service395: Numbered { let number = 395 }
private final class Service396: Numbered { let number = 396 }
private final class Service397: Numbered { let number = 397 }
private final class Service398: Numbered { let number = 398 }
private final class Service399: Numbered { let number = 399 }
private final class Service400: Numbered { let number = 400 }
private final class Service401: Numbered { let number = 401 }
private final class Service402: Numbered { let number = 402 }
private final class Service403: Numbered { let number = 403 }
private final class Service404: Numbered { let number = 404 }
private final class Service405: Numbered { let number = 405 }
private final class Service406: Numbered { let number = 406 }
private final class Service407: Numbered { let number = 407 }
private final class Service408: Numbered { let number = 408 }
private final class Service409: Numbered { let number = 409 }
private final class Service410: Numbered { let number = 410 }
private final class Service411: Numbered { let number = 411 }
private final class Service412: Numbered { let number = 412 }
private final class Service413: Numbered { let number = 413 }
private final class Service414: Numbered { let number = 414 }
private final class Service415: Numbered { let number = 415 }
private final class Service416: Numbered { let number = 416 }
private final class Service417: Numbered { let number = 417 }
private final class Service418: Numbered { let number = 418 }
private final class Service419: Numbered { let number = 419 }
private final class Service420: Numbered { let number = 420 }
private final class Service421: Numbered { let number = 421 }
private final class Service422: Numbered { let number = 422 }
private final class Service423: Numbered { let number = 423 }
private final class Service424: Numbered { let number = 424 }
private final class Service425: Numbered { let number = 425 }
private final class Service426: Numbered { let number = 426 }
private final class Service427: Numbered { let number = 427 }
private final class Service428: Numbered { let number = 428 }
private final class Service429: Numbered { let number = 429 }
private final class Service430: Numbered { let number = 430 }
private final class Service431: Numbered { let number = 431 }
private final class Service432: Numbered { let number = 432 }
private final class Service433: Numbered { let number = 433 }
private final class Service434: Numbered { let number = 434 }
private final class Service435: Numbered { let number = 435 }
private final class Service436: Numbered { let number = 436 }
private final class Service437: Numbered { let number = 437 }
private final class Service438: Numbered { let number = 438 }
private final class Service439: Numbered { let number = 439 }
private final class Service440: Numbered { let number = 440 }
private final class Service441: Numbered { let number = 441 }
private final class Service442: Numbered { let number = 442 }
private final class Service443: Numbered { let number = 443 }
private final class Service444: Numbered { let number = 444 }
private final class Service445: Numbered { let number = 445 }
private final class Service446: Numbered { let number = 446 }
private final class Service447: Numbered { let number = 447 }
private final class Service448: Numbered { let number = 448 }
private final class Service449: Numbered { let number = 449 }
private final class Service450: Numbered { let number = 450 }
private final class Service451: Numbered { let number = 451 }
private final class Service452: Numbered { let number = 452 }
private final class Service453: Numbered { let number = 453 }
private final class Service454: Numbered { let number = 454 }
private final class Service455: Numbered { let number = 455 }
private final class Service456: Numbered { let number = 456 }
private final class Service457: Numbered { let number = 457 }
private final class Service458: Numbered { let number = 458 }
private final class Service459: Numbered { let number = 459 }
private final class Service460: Numbered { let number = 460 }
private final class Service461: Numbered { let number = 461 }
private final class Service462: Numbered { let number = 462 }
private final class Service463: Numbered { let number = 463 }
private final class Service464: Numbered { let number = 464 }
private final class Service465: Numbered { let number = 465 }
private final class Service466: Numbered { let number = 466 }
private final class Service467: Numbered { let number = 467 }
private final class Service468: Numbered { let number = 468 }
private final class Service469: Numbered { let number = 469 }
private final class Service470: Numbered { let number = 470 }
private final class Service471: Numbered { let number = 471 }
private final class Service472: Numbered { let number = 472 }
private final class Service473: Numbered { let number = 473 }
private final class Service474: Numbered { let number = 474 }
private final class Service475: Numbered { let number = 475 }
private final class Service476: Numbered { let number = 476 }
private final class Service477: Numbered { let number = 477 }
private final class Service478: Numbered { let number = 478 }
private final class Service479: Numbered { let number = 479 }
private final class Service480: Numbered { let number = 480 }
private final class Service481: Numbered { let number = 481 }
private final class Service482: Numbered { let number = 482 }
private final class Service483: Numbered { let number = 483 }
private final class Service484: Numbered { let number = 484 }
private final class Service485: Numbered { let number = 485 }
private final class Service486: Numbered { let number = 486 }
private final class Service487: Numbered { let number = 487 }
private final class Service488: Numbered { let number = 488 }
private final class Service489: Numbered { let number = 489 }
private final class Service490: Numbered { let number = 490 }
private final class Service491: Numbered { let number = 491 }
private final class Service492: Numbered { let number = 492 }
private final class Service493: Numbered { let number = 493 }
private final class Service494: Numbered { let number = 494 }
private final class Service495: Numbered { let number = 495 }
private final class Service496: Numbered { let number = 496 }
private final class Service497: Numbered { let number = 497 }
private final class Service498: Numbered { let number = 498 }
private final class Service499: Numbered { let number = 499 }
private final class Service500: Numbered { let number = 500 }
private final class Service501: Numbered { let number = 501 }
private final class Service502: Numbered { let number = 502 }
private final class Service503: Numbered { let number = 503 }
private final class Service504: Numbered { let number = 504 }
private final class Service505: Numbered { let number = 505 }
private final class Service506: Numbered { let number = 506 }
private final class Service507: Numbered { let number = 507 }
private final class Service508: Numbered { let number = 508 }
private final class Service509: Numbered { let number = 509 }
private final class Service510: Numbered { let number = 510 }
private final class Service511: Numbered { let number = 511 }
private final class Service512: Numbered { let number = 512 }
private final class Service513: Numbered { let number = 513 }
private final class Service514: Numbered { let number = 514 }
private final class Service515: Numbered { let number = 515 }
private final class Service516: Numbered { let number = 516 }
private final class Service517: Numbered { let number = 517 }
private final class Service518: Numbered { let number = 518 }
private final class Service519: Numbered { let number = 519 }
private final class Service520: Numbered { let number = 520 }
private final class Service521: Numbered { let number = 521 }
private final class Service522: Numbered { let number = 522 }
private final class Service523: Numbered { let number = 523 }
private final class Service524: Numbered { let number = 524 }
private final class Service525: Numbered { let number = 525 }
private final class Service526: Numbered { let number = 526 }
private final class Service527: Numbered { let number = 527 }
private final class Service528: Numbered { let number = 528 }
private final class Service529: Numbered { let number = 529 }
private final class Service530: Numbered { let number = 530 }
private final class Service531: Numbered { let number = 531 }
private final class Service532: Numbered { let number = 532 }
private final class Service533: Numbered { let number = 533 }
private final class Service534: Numbered { let number = 534 }
private final class Service535: Numbered { let number = 535 }
private final class Service536: Numbered { let number = 536 }
private final class Service537: Numbered { let number = 537 }
private final class Service538: Numbered { let number = 538 }
private final class Service539: Numbered { let number = 539 }
private final class Service540: Numbered { let number = 540 }
private final class Service541: Numbered { let number = 541 }
private final class Service542: Numbered { let number = 542 }
private final class Service543: Numbered { let number = 543 }
private final class Service544: Numbered { let number = 544 }
private final class Service545: Numbered { let number = 545 }
private final class Service546: Numbered { let number = 546 }
private final class Service547: Numbered { let number = 547 }
private final class Service548: Numbered { let number = 548 }
private final class Service549: Numbered { let number = 549 }
private final class Service550: Numbered { let number = 550 }
private final class Service551: Numbered { let number = 551 }
private final class Service552: Numbered { let number = 552 }
private final class Service553: Numbered { let number = 553 }
private final class Service554: Numbered { let number = 554 }
private final class Service555: Numbered { let number = 555 }
private final class Service556: Numbered { let number = 556 }
private final class Service557: Numbered { let number = 557 }
private final class Service558: Numbered { let number = 558 }
private final class Service559: Numbered { let number = 559 }
private final class Service560: Numbered { let number = 560 }
private final class Service561: Numbered { let number = 561 }
private final class Service562: Numbered { let number = 562 }
private final class Service563: Numbered { let number = 563 }
private final class Service564: Numbered { let number = 564 }
private final class Service565: Numbered { let number = 565 }
private final class Service566: Numbered { let number = 566 }
private final class Service567: Numbered { let number = 567 }
private final class Service568: Numbered { let number = 568 }
private final class Service569: Numbered { let number = 569 }
private final class Service570: Numbered { let number = 570 }
private final class Service571: Numbered { let number = 571 }
private final class Service572: Numbered { let number = 572 }
private final class Service573: Numbered { let number = 573 }
private final class Service574: Numbered { let number = 574 }
private final class Service575: Numbered { let number = 575 }
private final class Service576: Numbered { let number = 576 }
private final class Service577: Numbered { let number = 577 }
private final class Service578: Numbered { let number = 578 }
private final class Service579: Numbered { let number = 579 }
private final class Service580: Numbered { let number = 580 }
private final class Service581: Numbered { let number = 581 }
private final class Service582: Numbered { let number = 582 }
private final class Service583: Numbered { let number = 583 }
private final class Service584: Numbered { let number = 584 }
private final class Service585: Numbered { let number = 585 }
private final class Service586: Numbered { let number = 586 }
private final class Service587: Numbered { let number = 587 }
private final class Service588: Numbered { let number = 588 }
private final class Service589: Numbered { let number = 589 }
private final class Service590: Numbered { let number = 590 }
private final class Service591: Numbered { let number = 591 }
private final class Service592: Numbered { let number = 592 }
private final class Service593: Numbered { let number = 593 }
private final class Service594: Numbered { let number = 594 }
private final class Service595: Numbered { let number = 595 }
private final class Service596: Numbered { let number = 596 }
private final class Service597: Numbered { let number = 597 }
private final class Service598: Numbered { let number = 598 }
private final class Service599: Numbered { let number = 599 }
private final class Service600: Numbered { let number = 600 }
private final class Service601: Numbered { let number = 601 }
private final class Service602: Numbered { let number = 602 }
private final class Service603: Numbered { let number = 603 }
private final class Service604: Numbered { let number = 604 }
private final class Service605: Numbered { let number = 605 }
private final class Service606: Numbered { let number = 606 }
private final class Service607: Numbered { let number = 607 }
private final class Service608: Numbered { let number = 608 }
private final class Service609: Numbered { let number = 609 }
private final class Service610: Numbered { let number = 610 }
private final class Service611: Numbered { let number = 611 }
private final class Service612: Numbered { let number = 612 }
private final class Service613: Numbered { let number = 613 }
private final class Service614: Numbered { let number = 614 }
private final class Service615: Numbered { let number = 615 }
private final class Service616: Numbered { let number = 616 }
private final class Service617: Numbered { let number = 617 }
private final class Service618: Numbered { let number = 618 }
private final class Service619: Numbered { let number = 619 }
private final class Service620: Numbered { let number = 620 }
private final class Service621: Numbered { let number = 621 }
private final class Service622: Numbered { let number = 622 }
private final class Service623: Numbered { let number = 623 }
private final class Service624: Numbered { let number = 624 }
private final class Service625: Numbered { let number = 625 }
private final class Service626: Numbered { let number = 626 }
private final class Service627: Numbered { let number = 627 }
private final class Service628: Numbered { let number = 628 }
private final class Service629: Numbered { let number = 629 }
private final class Service630: Numbered { let number = 630 }
private final class Service631: Numbered { let number = 631 }
private final class Service632: Numbered { let number = 632 }
private final class Service633: Numbered { let number = 633 }
private final class Service634: Numbered { let number = 634 }
private final class Service635: Numbered { let number = 635 }
private final class Service636: Numbered { let number = 636 }
private final class Service637: Numbered { let number = 637 }
private final class Service638: Numbered { let number = 638 }
private final class Service639: Numbered { let number = 639 }
private final class Service640: Numbered { let number = 640 }
private final class Service641: Numbered { let number = 641 }
private final class Service642: Numbered { let number = 642 }
private final class Service643: Numbered { let number = 643 }
private final class Service644: Numbered { let number = 644 }
private final class Service645: Numbered { let number = 645 }
private final class Service646: Numbered { let number = 646 }
private final class Service647: Numbered { let number = 647 }
private final class Service648: Numbered { let number = 648 }
private final class Service649: Numbered { let number = 649 }
private final class Service650: Numbered { let number = 650 }
private final class Service651: Numbered { let number = 651 }
private final class Service652: Numbered { let number = 652 }
private final class Service653: Numbered { let number = 653 }
private final class Service654: Numbered { let number = 654 }
private final class Service655: Numbered { let number = 655 }
private final class Service656: Numbered { let number = 656 }
private final class Service657: Numbered { let number = 657 }
private final class Service658: Numbered { let number = 658 }
private final class Service659: Numbered { let number = 659 }
private final class Service660: Numbered { let number = 660 }
private final class Service661: Numbered { let number = 661 }
private final class Service662: Numbered { let number = 662 }
private final class Service663: Numbered { let number = 663 }
private final class Service664: Numbered { let number = 664 }
private final class Service665: Numbered { let number = 665 }
private final class Service666: Numbered { let number = 666 }
private final class Service667: Numbered { let number = 667 }
private final class Service668: Numbered { let number = 668 }
private final class Service669: Numbered { let number = 669 }
private final class Service670: Numbered { let number = 670 }
private final class Service671: Numbered { let number = 671 }
private final class Service672: Numbered { let number = 672 }
private final class Service673: Numbered { let number = 673 }
private final class Service674: Numbered { let number = 674 }
private final class Service675: Numbered { let number = 675 }
private final class Service676: Numbered { let number = 676 }
private final class Service677: Numbered { let number = 677 }
private final class Service678: Numbered { let number = 678 }
private final class Service679: Numbered { let number = 679 }
private final class Service680: Numbered { let number = 680 }
private final class Service681: Numbered { let number = 681 }
private final class Service682: Numbered { let number = 682 }
private final class Service683: Numbered { let number = 683 }
private final class Service684: Numbered { let number = 684 }
private final class Service685: Numbered { let number = 685 }
private final class Service686: Numbered { let number = 686 }
private final class Service687: Numbered { let number = 687 }
private final class Service688: Numbered { let number = 688 }
private final class Service689: Numbered { let number = 689 }
private final class Service690: Numbered { let number = 690 }
private final class Service691: Numbered { let number = 691 }
private final class Service692: Numbered { let number = 692 }
private final class Service693: Numbered { let number = 693 }
private final class Service694: Numbered { let number = 694 }
private final class Service695: Numbered { let number = 695 }
private final class Service696: Numbered { let number = 696 }
private final class Service697: Numbered { let number = 697 }
private final class Service698: Numbered { let number = 698 }
private final class Service699: Numbered { let number = 699 }
private final class Service700: Numbered { let number = 700 }
private final class Service701: Numbered { let number = 701 }
private final class Service702: Numbered { let number = 702 }
private final class Service703: Numbered { let number = 703 }
private final class Service704: Numbered { let number = 704 }
private final class Service705: Numbered { let number = 705 }
private final class Service706: Numbered { let number = 706 }
private final class Service707: Numbered { let number = 707 }
private final class Service708: Numbered { let number = 708 }
private final class Service709: Numbered { let number = 709 }
private final class Service710: Numbered { let number = 710 }
private final class Service711: Numbered { let number = 711 }
private final class Service712: Numbered { let number = 712 }
private final class Service713: Numbered { let number = 713 }
private final class Service714: Numbered { let number = 714 }
private final class Service715: Numbered { let number = 715 }
private final class Service716: Numbered { let number = 716 }
private final class Service717: Numbered { let number = 717 }
private final class Service718: Numbered { let number = 718 }
private final class Service719: Numbered { let number = 719 }
private final class Service720: Numbered { let number = 720 }
private final class Service721: Numbered { let number = 721 }
private final class Service722: Numbered { let number = 722 }
private final class Service723: Numbered { let number = 723 }
private final class Service724: Numbered { let number = 724 }
private final class Service725: Numbered { let number = 725 }
private final class Service726: Numbered { let number = 726 }
private final class Service727: Numbered { let number = 727 }
private final class Service728: Numbered { let number = 728 }
private final class Service729: Numbered { let number = 729 }
private final class Service730: Numbered { let number = 730 }
private final class Service731: Numbered { let number = 731 }
private final class Service732: Numbered { let number = 732 }
private final class Service733: Numbered { let number = 733 }
private final class Service734: Numbered { let number = 734 }
private final class Service735: Numbered { let number = 735 }
private final class Service736: Numbered { let number = 736 }
private final class Service737: Numbered { let number = 737 }
private final class Service738: Numbered { let number = 738 }
private final class Service739: Numbered { let number = 739 }
private final class Service740: Numbered { let number = 740 }
private final class Service741: Numbered { let number = 741 }
private final class Service742: Numbered { let number = 742 }
private final class Service743: Numbered { let number = 743 }
private final class Service744: Numbered { let number = 744 }
private final class Service745: Numbered { let number = 745 }
private final class Service746: Numbered { let number = 746 }
private final class Service747: Numbered { let number = 747 }
private final class Service748: Numbered { let number = 748 }
private final class Service749: Numbered { let number = 749 }
private final class Service750: Numbered { let number = 750 }
private final class Service751: Numbered { let number = 751 }
private final class Service752: Numbered { let number = 752 }
private final class Service753: Numbered { let number = 753 }
private final class Service754: Numbered { let number = 754 }
private final class Service755: Numbered { let number = 755 }
private final class Service756: Numbered { let number = 756 }
private final class Service757: Numbered { let number = 757 }
private final class Service758: Numbered { let number = 758 }
private final class Service759: Numbered { let number = 759 }
private final class Service760: Numbered { let number = 760 }
private final class Service761: Numbered { let number = 761 }
private final class Service762: Numbered { let number = 762 }
private final class Service763: Numbered { let number = 763 }
private final class Service764: Numbered { let number = 764 }
private final class Service765: Numbered { let number = 765 }
private final class Service766: Numbered { let number = 766 }
private final class Service767: Numbered { let number = 767 }
private final class Service768: Numbered { let number = 768 }
private final class Service769: Numbered { let number = 769 }
private final class Service770: Numbered { let number = 770 }
private final class Service771: Numbered { let number = 771 }
private final class Service772: Numbered { let number = 772 }
private final class Service773: Numbered { let number = 773 }
private final class Service774: Numbered { let number = 774 }
private final class Service775: Numbered { let number = 775 }
private final class Service776: Numbered { let number = 776 }
private final class Service777: Numbered { let number = 777 }
private final class Service778: Numbered { let number = 778 }
private final class Service779: Numbered { let number = 779 }
private final class Service780: Numbered { let number = 780 }
private final class Service781: Numbered { let number = 781 }
private final class Service782: Numbered { let number = 782 }
private final class Service783: Numbered { let number = 783 }
private final class Service784: Numbered { let number = 784 }
private final class Service785: Numbered { let number = 785 }
private final class Service786: Numbered { let number = 786 }
private final class Service787: Numbered { let number = 787 }
private final class Service788: Numbered { let number = 788 }
private final class Service789: Numbered { let number = 789 }
private final class Service790: Numbered { let number = 790 }
private final class Service791: Numbered { let number = 791 }
private final class Service792: Numbered { let number = 792 }
private final class Service793: Numbered { let number = 793 }
private final class Service794: Numbered { let number = 794 }
private final class Service795: Numbered { let number = 795 }
private final class Service796: Numbered { let number = 796 }
private final class Service797: Numbered { let number = 797 }
private final class Service798: Numbered { let number = 798 }
private final class Service799: Numbered { let number = 799 }
private final class Service800: Numbered { let number = 800 }
private final class Service801: Numbered { let number = 801 }
private final class Service802: Numbered { let number = 802 }
private final class Service803: Numbered { let number = 803 }
private final class Service804: Numbered { let number = 804 }
private final class Service805: Numbered { let number = 805 }
private final class Service806: Numbered { let number = 806 }
private final class Service807: Numbered { let number = 807 }
private final class Service808: Numbered { let number = 808 }
private final class Service809: Numbered { let number = 809 }
private final class Service810: Numbered { let number = 810 }
private final class Service811: Numbered { let number = 811 }
private final class Service812: Numbered { let number = 812 }
private final class Service813: Numbered { let number = 813 }
private final class Service814: Numbered { let number = 814 }
private final class Service815: Numbered { let number = 815 }
private final class Service816: Numbered { let number = 816 }
private final class Service817: Numbered { let number = 817 }
private final class Service818: Numbered { let number = 818 }
private final class Service819: Numbered { let number = 819 }
private final class Service820: Numbered { let number = 820 }
private final class Service821: Numbered { let number = 821 }
private final class Service822: Numbered { let number = 822 }
private final class Service823: Numbered { let number = 823 }
private final class Service824: Numbered { let number = 824 }
private final class Service825: Numbered { let number = 825 }
private final class Service826: Numbered { let number = 826 }
private final class Service827: Numbered { let number = 827 }
private final class Service828: Numbered { let number = 828 }
private final class Service829: Numbered { let number = 829 }
private final class Service830: Numbered { let number = 830 }
private final class Service831: Numbered { let number = 831 }
private final class Service832: Numbered { let number = 832 }
private final class Service833: Numbered { let number = 833 }
private final class Service834: Numbered { let number = 834 }
private final class Service835: Numbered { let number = 835 }
private final class Service836: Numbered { let number = 836 }
private final class Service837: Numbered { let number = 837 }
private final class Service838: Numbered { let number = 838 }
private final class Service839: Numbered { let number = 839 }
private final class Service840: Numbered { let number = 840 }
private final class Service841: Numbered { let number = 841 }
private final class Service842: Numbered { let number = 842 }
private final class Service843: Numbered { let number = 843 }
private final class Service844: Numbered { let number = 844 }
private final class Service845: Numbered { let number = 845 }
private final class Service846: Numbered { let number = 846 }
private final class Service847: Numbered { let number = 847 }
private final class Service848: Numbered { let number = 848 }
private final class Service849: Numbered { let number = 849 }
private final class Service850: Numbered { let number = 850 }
private final class Service851: Numbered { let number = 851 }
private final class Service852: Numbered { let number = 852 }
private final class Service853: Numbered { let number = 853 }
private final class Service854: Numbered { let number = 854 }
private final class Service855: Numbered { let number = 855 }
private final class Service856: Numbered { let number = 856 }
private final class Service857: Numbered { let number = 857 }
private final class Service858: Numbered { let number = 858 }
private final class Service859: Numbered { let number = 859 }
private final class Service860: Numbered { let number = 860 }
private final class Service861: Numbered { let number = 861 }
private final class Service862: Numbered { let number = 862 }
private final class Service863: Numbered { let number = 863 }
private final class Service864: Numbered { let number = 864 }
private final class Service865: Numbered { let number = 865 }
private final class Service866: Numbered { let number = 866 }
private final class Service867: Numbered { let number = 867 }
private final class Service868: Numbered { let number = 868 }
private final class Service869: Numbered { let number = 869 }
private final class Service870: Numbered { let number = 870 }
private final class Service871: Numbered { let number = 871 }
private final class Service872: Numbered { let number = 872 }
private final class Service873: Numbered { let number = 873 }
private final class Service874: Numbered { let number = 874 }
private final class Service875: Numbered { let number = 875 }
private final class Service876: Numbered { let number = 876 }
private final class Service877: Numbered { let number = 877 }
private final class Service878: Numbered { let number = 878 }
private final class Service879: Numbered { let number = 879 }
private final class Service880: Numbered { let number = 880 }
private final class Service881: Numbered { let number = 881 }
private final class Service882: Numbered { let number = 882 }
private final class Service883: Numbered { let number = 883 }
private final class Service884: Numbered { let number = 884 }
private final class Service885: Numbered { let number = 885 }
private final class Service886: Numbered { let number = 886 }
private final class Service887: Numbered { let number = 887 }
private final class Service888: Numbered { let number = 888 }
private final class Service889: Numbered { let number = 889 }
private final class Service890: Numbered { let number = 890 }
private final class Service891: Numbered { let number = 891 }
private final class Service892: Numbered { let number = 892 }
private final class Service893: Numbered { let number = 893 }
private final class Service894: Numbered { let number = 894 }
private final class Service895: Numbered { let number = 895 }
private final class Service896: Numbered { let number = 896 }
private final class Service897: Numbered { let number = 897 }
private final class Service898: Numbered { let number = 898 }
private final class Service899: Numbered { let number = 899 }
private final class Service900: Numbered { let number = 900 }
private final class Service901: Numbered { let number = 901 }
private final class Service902: Numbered { let number = 902 }
private final class Service903: Numbered { let number = 903 }
private final class Service904: Numbered { let number = 904 }
private final class Service905: Numbered { let number = 905 }
private final class Service906: Numbered { let number = 906 }
private final class Service907: Numbered { let number = 907 }
private final class Service908: Numbered { let number = 908 }
private final class Service909: Numbered { let number = 909 }
private final class Service910: Numbered { let number = 910 }
private final class Service911: Numbered { let number = 911 }
private final class Service912: Numbered { let number = 912 }
private final class Service913: Numbered { let number = 913 }
private final class Service914: Numbered { let number = 914 }
private final class Service915: Numbered { let number = 915 }
private final class Service916: Numbered { let number = 916 }
private final class Service917: Numbered { let number = 917 }
private final class Service918: Numbered { let number = 918 }
private final class Service919: Numbered { let number = 919 }
private final class Service920: Numbered { let number = 920 }
private final class Service921: Numbered { let number = 921 }
private final class Service922: Numbered { let number = 922 }
private final class Service923: Numbered { let number = 923 }
private final class Service924: Numbered { let number = 924 }
private final class Service925: Numbered { let number = 925 }
private final class Service926: Numbered { let number = 926 }
private final class Service927: Numbered { let number = 927 }
private final class Service928: Numbered { let number = 928 }
private final class Service929: Numbered { let number = 929 }
private final class Service930: Numbered { let number = 930 }
private final class Service931: Numbered { let number = 931 }
private final class Service932: Numbered { let number = 932 }
private final class Service933: Numbered { let number = 933 }
private final class Service934: Numbered { let number = 934 }
private final class Service935: Numbered { let number = 935 }
private final class Service936: Numbered { let number = 936 }
private final class Service937: Numbered { let number = 937 }
private final class Service938: Numbered { let number = 938 }
private final class Service939: Numbered { let number = 939 }
private final class Service940: Numbered { let number = 940 }
private final class Service941: Numbered { let number = 941 }
private final class Service942: Numbered { let number = 942 }
private final class Service943: Numbered { let number = 943 }
private final class Service944: Numbered { let number = 944 }
private final class Service945: Numbered { let number = 945 }
private final class Service946: Numbered { let number = 946 }
private final class Service947: Numbered { let number = 947 }
private final class Service948: Numbered { let number = 948 }
private final class Service949: Numbered { let number = 949 }
private final class Service950: Numbered { let number = 950 }
private final class Service951: Numbered { let number = 951 }
private final class Service952: Numbered { let number = 952 }
private final class Service953: Numbered { let number = 953 }
private final class Service954: Numbered { let number = 954 }
private final class Service955: Numbered { let number = 955 }
private final class Service956: Numbered { let number = 956 }
private final class Service957: Numbered { let number = 957 }
private final class Service958: Numbered { let number = 958 }
private final class Service959: Numbered { let number = 959 }
private final class Service960: Numbered { let number = 960 }
private final class Service961: Numbered { let number = 961 }
private final class Service962: Numbered { let number = 962 }
private final class Service963: Numbered { let number = 963 }
private final class Service964: Numbered { let number = 964 }
private final class Service965: Numbered { let number = 965 }
private final class Service966: Numbered { let number = 966 }
private final class Service967: Numbered { let number = 967 }
private final class Service968: Numbered { let number = 968 }
private final class Service969: Numbered { let number = 969 }
private final class Service970: Numbered { let number = 970 }
private final class Service971: Numbered { let number = 971 }
private final class Service972: Numbered { let number = 972 }
private final class Service973: Numbered { let number = 973 }
private final class Service974: Numbered { let number = 974 }
private final class Service975: Numbered { let number = 975 }
private final class Service976: Numbered { let number = 976 }
private final class Service977: Numbered { let number = 977 }
private final class Service978: Numbered { let number = 978 }
private final class Service979: Numbered { let number = 979 }
private final class Service980: Numbered { let number = 980 }
private final class Service981: Numbered { let number = 981 }
private final class Service982: Numbered { let number = 982 }
private final class Service983: Numbered { let number = 983 }
private final class Service984: Numbered { let number = 984 }
private final class Service985: Numbered { let number = 985 }
private final class Service986: Numbered { let number = 986 }
private final class Service987: Numbered { let number = 987 }
private final class Service988: Numbered { let number = 988 }
private final class Service989: Numbered { let number = 989 }
private final class Service990: Numbered { let number = 990 }
private final class Service991: Numbered { let number = 991 }
private final class Service992: Numbered { let number = 992 }
private final class Service993: Numbered { let number = 993 }
private final class Service994: Numbered { let number = 994 }
private final class Service995: Numbered { let number = 995 }
private final class Service996: Numbered { let number = 996 }
private final class Service997: Numbered { let number = 997 }
private final class Service998: Numbered { let number = 998 }
private final class Service999: Numbered { let number = 999 }

private protocol Numbered: Sendable {
  init()
}

extension ServiceCollection {
  /// Registers a service. It is not inlined, because a thousand copies would take minutes to compile.
  @inline(never)
  fileprivate func add<Service: Numbered>(_ service: Service.Type) { register(service) { service.init() } }
}

extension ServiceScope {
  /// Resolves a service. It is not inlined for the same reason.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  fileprivate func first<Service: Numbered>(_ service: Service.Type) -> Service { resolveRequired(service) }
}

/// Creates a provider of 1,000 singletons, none of which exists yet.
public func makeThousandServices() throws -> ServiceScope {
  let container = ServiceContainer()
  let services = try container.services
  services.add(Service0.self)
  services.add(Service1.self)
  services.add(Service2.self)
  services.add(Service3.self)
  services.add(Service4.self)
  services.add(Service5.self)
  services.add(Service6.self)
  services.add(Service7.self)
  services.add(Service8.self)
  services.add(Service9.self)
  services.add(Service10.self)
  services.add(Service11.self)
  services.add(Service12.self)
  services.add(Service13.self)
  services.add(Service14.self)
  services.add(Service15.self)
  services.add(Service16.self)
  services.add(Service17.self)
  services.add(Service18.self)
  services.add(Service19.self)
  services.add(Service20.self)
  services.add(Service21.self)
  services.add(Service22.self)
  services.add(Service23.self)
  services.add(Service24.self)
  services.add(Service25.self)
  services.add(Service26.self)
  services.add(Service27.self)
  services.add(Service28.self)
  services.add(Service29.self)
  services.add(Service30.self)
  services.add(Service31.self)
  services.add(Service32.self)
  services.add(Service33.self)
  services.add(Service34.self)
  services.add(Service35.self)
  services.add(Service36.self)
  services.add(Service37.self)
  services.add(Service38.self)
  services.add(Service39.self)
  services.add(Service40.self)
  services.add(Service41.self)
  services.add(Service42.self)
  services.add(Service43.self)
  services.add(Service44.self)
  services.add(Service45.self)
  services.add(Service46.self)
  services.add(Service47.self)
  services.add(Service48.self)
  services.add(Service49.self)
  services.add(Service50.self)
  services.add(Service51.self)
  services.add(Service52.self)
  services.add(Service53.self)
  services.add(Service54.self)
  services.add(Service55.self)
  services.add(Service56.self)
  services.add(Service57.self)
  services.add(Service58.self)
  services.add(Service59.self)
  services.add(Service60.self)
  services.add(Service61.self)
  services.add(Service62.self)
  services.add(Service63.self)
  services.add(Service64.self)
  services.add(Service65.self)
  services.add(Service66.self)
  services.add(Service67.self)
  services.add(Service68.self)
  services.add(Service69.self)
  services.add(Service70.self)
  services.add(Service71.self)
  services.add(Service72.self)
  services.add(Service73.self)
  services.add(Service74.self)
  services.add(Service75.self)
  services.add(Service76.self)
  services.add(Service77.self)
  services.add(Service78.self)
  services.add(Service79.self)
  services.add(Service80.self)
  services.add(Service81.self)
  services.add(Service82.self)
  services.add(Service83.self)
  services.add(Service84.self)
  services.add(Service85.self)
  services.add(Service86.self)
  services.add(Service87.self)
  services.add(Service88.self)
  services.add(Service89.self)
  services.add(Service90.self)
  services.add(Service91.self)
  services.add(Service92.self)
  services.add(Service93.self)
  services.add(Service94.self)
  services.add(Service95.self)
  services.add(Service96.self)
  services.add(Service97.self)
  services.add(Service98.self)
  services.add(Service99.self)
  services.add(Service100.self)
  services.add(Service101.self)
  services.add(Service102.self)
  services.add(Service103.self)
  services.add(Service104.self)
  services.add(Service105.self)
  services.add(Service106.self)
  services.add(Service107.self)
  services.add(Service108.self)
  services.add(Service109.self)
  services.add(Service110.self)
  services.add(Service111.self)
  services.add(Service112.self)
  services.add(Service113.self)
  services.add(Service114.self)
  services.add(Service115.self)
  services.add(Service116.self)
  services.add(Service117.self)
  services.add(Service118.self)
  services.add(Service119.self)
  services.add(Service120.self)
  services.add(Service121.self)
  services.add(Service122.self)
  services.add(Service123.self)
  services.add(Service124.self)
  services.add(Service125.self)
  services.add(Service126.self)
  services.add(Service127.self)
  services.add(Service128.self)
  services.add(Service129.self)
  services.add(Service130.self)
  services.add(Service131.self)
  services.add(Service132.self)
  services.add(Service133.self)
  services.add(Service134.self)
  services.add(Service135.self)
  services.add(Service136.self)
  services.add(Service137.self)
  services.add(Service138.self)
  services.add(Service139.self)
  services.add(Service140.self)
  services.add(Service141.self)
  services.add(Service142.self)
  services.add(Service143.self)
  services.add(Service144.self)
  services.add(Service145.self)
  services.add(Service146.self)
  services.add(Service147.self)
  services.add(Service148.self)
  services.add(Service149.self)
  services.add(Service150.self)
  services.add(Service151.self)
  services.add(Service152.self)
  services.add(Service153.self)
  services.add(Service154.self)
  services.add(Service155.self)
  services.add(Service156.self)
  services.add(Service157.self)
  services.add(Service158.self)
  services.add(Service159.self)
  services.add(Service160.self)
  services.add(Service161.self)
  services.add(Service162.self)
  services.add(Service163.self)
  services.add(Service164.self)
  services.add(Service165.self)
  services.add(Service166.self)
  services.add(Service167.self)
  services.add(Service168.self)
  services.add(Service169.self)
  services.add(Service170.self)
  services.add(Service171.self)
  services.add(Service172.self)
  services.add(Service173.self)
  services.add(Service174.self)
  services.add(Service175.self)
  services.add(Service176.self)
  services.add(Service177.self)
  services.add(Service178.self)
  services.add(Service179.self)
  services.add(Service180.self)
  services.add(Service181.self)
  services.add(Service182.self)
  services.add(Service183.self)
  services.add(Service184.self)
  services.add(Service185.self)
  services.add(Service186.self)
  services.add(Service187.self)
  services.add(Service188.self)
  services.add(Service189.self)
  services.add(Service190.self)
  services.add(Service191.self)
  services.add(Service192.self)
  services.add(Service193.self)
  services.add(Service194.self)
  services.add(Service195.self)
  services.add(Service196.self)
  services.add(Service197.self)
  services.add(Service198.self)
  services.add(Service199.self)
  services.add(Service200.self)
  services.add(Service201.self)
  services.add(Service202.self)
  services.add(Service203.self)
  services.add(Service204.self)
  services.add(Service205.self)
  services.add(Service206.self)
  services.add(Service207.self)
  services.add(Service208.self)
  services.add(Service209.self)
  services.add(Service210.self)
  services.add(Service211.self)
  services.add(Service212.self)
  services.add(Service213.self)
  services.add(Service214.self)
  services.add(Service215.self)
  services.add(Service216.self)
  services.add(Service217.self)
  services.add(Service218.self)
  services.add(Service219.self)
  services.add(Service220.self)
  services.add(Service221.self)
  services.add(Service222.self)
  services.add(Service223.self)
  services.add(Service224.self)
  services.add(Service225.self)
  services.add(Service226.self)
  services.add(Service227.self)
  services.add(Service228.self)
  services.add(Service229.self)
  services.add(Service230.self)
  services.add(Service231.self)
  services.add(Service232.self)
  services.add(Service233.self)
  services.add(Service234.self)
  services.add(Service235.self)
  services.add(Service236.self)
  services.add(Service237.self)
  services.add(Service238.self)
  services.add(Service239.self)
  services.add(Service240.self)
  services.add(Service241.self)
  services.add(Service242.self)
  services.add(Service243.self)
  services.add(Service244.self)
  services.add(Service245.self)
  services.add(Service246.self)
  services.add(Service247.self)
  services.add(Service248.self)
  services.add(Service249.self)
  services.add(Service250.self)
  services.add(Service251.self)
  services.add(Service252.self)
  services.add(Service253.self)
  services.add(Service254.self)
  services.add(Service255.self)
  services.add(Service256.self)
  services.add(Service257.self)
  services.add(Service258.self)
  services.add(Service259.self)
  services.add(Service260.self)
  services.add(Service261.self)
  services.add(Service262.self)
  services.add(Service263.self)
  services.add(Service264.self)
  services.add(Service265.self)
  services.add(Service266.self)
  services.add(Service267.self)
  services.add(Service268.self)
  services.add(Service269.self)
  services.add(Service270.self)
  services.add(Service271.self)
  services.add(Service272.self)
  services.add(Service273.self)
  services.add(Service274.self)
  services.add(Service275.self)
  services.add(Service276.self)
  services.add(Service277.self)
  services.add(Service278.self)
  services.add(Service279.self)
  services.add(Service280.self)
  services.add(Service281.self)
  services.add(Service282.self)
  services.add(Service283.self)
  services.add(Service284.self)
  services.add(Service285.self)
  services.add(Service286.self)
  services.add(Service287.self)
  services.add(Service288.self)
  services.add(Service289.self)
  services.add(Service290.self)
  services.add(Service291.self)
  services.add(Service292.self)
  services.add(Service293.self)
  services.add(Service294.self)
  services.add(Service295.self)
  services.add(Service296.self)
  services.add(Service297.self)
  services.add(Service298.self)
  services.add(Service299.self)
  services.add(Service300.self)
  services.add(Service301.self)
  services.add(Service302.self)
  services.add(Service303.self)
  services.add(Service304.self)
  services.add(Service305.self)
  services.add(Service306.self)
  services.add(Service307.self)
  services.add(Service308.self)
  services.add(Service309.self)
  services.add(Service310.self)
  services.add(Service311.self)
  services.add(Service312.self)
  services.add(Service313.self)
  services.add(Service314.self)
  services.add(Service315.self)
  services.add(Service316.self)
  services.add(Service317.self)
  services.add(Service318.self)
  services.add(Service319.self)
  services.add(Service320.self)
  services.add(Service321.self)
  services.add(Service322.self)
  services.add(Service323.self)
  services.add(Service324.self)
  services.add(Service325.self)
  services.add(Service326.self)
  services.add(Service327.self)
  services.add(Service328.self)
  services.add(Service329.self)
  services.add(Service330.self)
  services.add(Service331.self)
  services.add(Service332.self)
  services.add(Service333.self)
  services.add(Service334.self)
  services.add(Service335.self)
  services.add(Service336.self)
  services.add(Service337.self)
  services.add(Service338.self)
  services.add(Service339.self)
  services.add(Service340.self)
  services.add(Service341.self)
  services.add(Service342.self)
  services.add(Service343.self)
  services.add(Service344.self)
  services.add(Service345.self)
  services.add(Service346.self)
  services.add(Service347.self)
  services.add(Service348.self)
  services.add(Service349.self)
  services.add(Service350.self)
  services.add(Service351.self)
  services.add(Service352.self)
  services.add(Service353.self)
  services.add(Service354.self)
  services.add(Service355.self)
  services.add(Service356.self)
  services.add(Service357.self)
  services.add(Service358.self)
  services.add(Service359.self)
  services.add(Service360.self)
  services.add(Service361.self)
  services.add(Service362.self)
  services.add(Service363.self)
  services.add(Service364.self)
  services.add(Service365.self)
  services.add(Service366.self)
  services.add(Service367.self)
  services.add(Service368.self)
  services.add(Service369.self)
  services.add(Service370.self)
  services.add(Service371.self)
  services.add(Service372.self)
  services.add(Service373.self)
  services.add(Service374.self)
  services.add(Service375.self)
  services.add(Service376.self)
  services.add(Service377.self)
  services.add(Service378.self)
  services.add(Service379.self)
  services.add(Service380.self)
  services.add(Service381.self)
  services.add(Service382.self)
  services.add(Service383.self)
  services.add(Service384.self)
  services.add(Service385.self)
  services.add(Service386.self)
  services.add(Service387.self)
  services.add(Service388.self)
  services.add(Service389.self)
  services.add(Service390.self)
  services.add(Service391.self)
  services.add(Service392.self)
  services.add(Service393.self)
  services.add(Service394.self)
  services.add(Service395.self)
  services.add(Service396.self)
  services.add(Service397.self)
  services.add(Service398.self)
  services.add(Service399.self)
  services.add(Service400.self)
  services.add(Service401.self)
  services.add(Service402.self)
  services.add(Service403.self)
  services.add(Service404.self)
  services.add(Service405.self)
  services.add(Service406.self)
  services.add(Service407.self)
  services.add(Service408.self)
  services.add(Service409.self)
  services.add(Service410.self)
  services.add(Service411.self)
  services.add(Service412.self)
  services.add(Service413.self)
  services.add(Service414.self)
  services.add(Service415.self)
  services.add(Service416.self)
  services.add(Service417.self)
  services.add(Service418.self)
  services.add(Service419.self)
  services.add(Service420.self)
  services.add(Service421.self)
  services.add(Service422.self)
  services.add(Service423.self)
  services.add(Service424.self)
  services.add(Service425.self)
  services.add(Service426.self)
  services.add(Service427.self)
  services.add(Service428.self)
  services.add(Service429.self)
  services.add(Service430.self)
  services.add(Service431.self)
  services.add(Service432.self)
  services.add(Service433.self)
  services.add(Service434.self)
  services.add(Service435.self)
  services.add(Service436.self)
  services.add(Service437.self)
  services.add(Service438.self)
  services.add(Service439.self)
  services.add(Service440.self)
  services.add(Service441.self)
  services.add(Service442.self)
  services.add(Service443.self)
  services.add(Service444.self)
  services.add(Service445.self)
  services.add(Service446.self)
  services.add(Service447.self)
  services.add(Service448.self)
  services.add(Service449.self)
  services.add(Service450.self)
  services.add(Service451.self)
  services.add(Service452.self)
  services.add(Service453.self)
  services.add(Service454.self)
  services.add(Service455.self)
  services.add(Service456.self)
  services.add(Service457.self)
  services.add(Service458.self)
  services.add(Service459.self)
  services.add(Service460.self)
  services.add(Service461.self)
  services.add(Service462.self)
  services.add(Service463.self)
  services.add(Service464.self)
  services.add(Service465.self)
  services.add(Service466.self)
  services.add(Service467.self)
  services.add(Service468.self)
  services.add(Service469.self)
  services.add(Service470.self)
  services.add(Service471.self)
  services.add(Service472.self)
  services.add(Service473.self)
  services.add(Service474.self)
  services.add(Service475.self)
  services.add(Service476.self)
  services.add(Service477.self)
  services.add(Service478.self)
  services.add(Service479.self)
  services.add(Service480.self)
  services.add(Service481.self)
  services.add(Service482.self)
  services.add(Service483.self)
  services.add(Service484.self)
  services.add(Service485.self)
  services.add(Service486.self)
  services.add(Service487.self)
  services.add(Service488.self)
  services.add(Service489.self)
  services.add(Service490.self)
  services.add(Service491.self)
  services.add(Service492.self)
  services.add(Service493.self)
  services.add(Service494.self)
  services.add(Service495.self)
  services.add(Service496.self)
  services.add(Service497.self)
  services.add(Service498.self)
  services.add(Service499.self)
  services.add(Service500.self)
  services.add(Service501.self)
  services.add(Service502.self)
  services.add(Service503.self)
  services.add(Service504.self)
  services.add(Service505.self)
  services.add(Service506.self)
  services.add(Service507.self)
  services.add(Service508.self)
  services.add(Service509.self)
  services.add(Service510.self)
  services.add(Service511.self)
  services.add(Service512.self)
  services.add(Service513.self)
  services.add(Service514.self)
  services.add(Service515.self)
  services.add(Service516.self)
  services.add(Service517.self)
  services.add(Service518.self)
  services.add(Service519.self)
  services.add(Service520.self)
  services.add(Service521.self)
  services.add(Service522.self)
  services.add(Service523.self)
  services.add(Service524.self)
  services.add(Service525.self)
  services.add(Service526.self)
  services.add(Service527.self)
  services.add(Service528.self)
  services.add(Service529.self)
  services.add(Service530.self)
  services.add(Service531.self)
  services.add(Service532.self)
  services.add(Service533.self)
  services.add(Service534.self)
  services.add(Service535.self)
  services.add(Service536.self)
  services.add(Service537.self)
  services.add(Service538.self)
  services.add(Service539.self)
  services.add(Service540.self)
  services.add(Service541.self)
  services.add(Service542.self)
  services.add(Service543.self)
  services.add(Service544.self)
  services.add(Service545.self)
  services.add(Service546.self)
  services.add(Service547.self)
  services.add(Service548.self)
  services.add(Service549.self)
  services.add(Service550.self)
  services.add(Service551.self)
  services.add(Service552.self)
  services.add(Service553.self)
  services.add(Service554.self)
  services.add(Service555.self)
  services.add(Service556.self)
  services.add(Service557.self)
  services.add(Service558.self)
  services.add(Service559.self)
  services.add(Service560.self)
  services.add(Service561.self)
  services.add(Service562.self)
  services.add(Service563.self)
  services.add(Service564.self)
  services.add(Service565.self)
  services.add(Service566.self)
  services.add(Service567.self)
  services.add(Service568.self)
  services.add(Service569.self)
  services.add(Service570.self)
  services.add(Service571.self)
  services.add(Service572.self)
  services.add(Service573.self)
  services.add(Service574.self)
  services.add(Service575.self)
  services.add(Service576.self)
  services.add(Service577.self)
  services.add(Service578.self)
  services.add(Service579.self)
  services.add(Service580.self)
  services.add(Service581.self)
  services.add(Service582.self)
  services.add(Service583.self)
  services.add(Service584.self)
  services.add(Service585.self)
  services.add(Service586.self)
  services.add(Service587.self)
  services.add(Service588.self)
  services.add(Service589.self)
  services.add(Service590.self)
  services.add(Service591.self)
  services.add(Service592.self)
  services.add(Service593.self)
  services.add(Service594.self)
  services.add(Service595.self)
  services.add(Service596.self)
  services.add(Service597.self)
  services.add(Service598.self)
  services.add(Service599.self)
  services.add(Service600.self)
  services.add(Service601.self)
  services.add(Service602.self)
  services.add(Service603.self)
  services.add(Service604.self)
  services.add(Service605.self)
  services.add(Service606.self)
  services.add(Service607.self)
  services.add(Service608.self)
  services.add(Service609.self)
  services.add(Service610.self)
  services.add(Service611.self)
  services.add(Service612.self)
  services.add(Service613.self)
  services.add(Service614.self)
  services.add(Service615.self)
  services.add(Service616.self)
  services.add(Service617.self)
  services.add(Service618.self)
  services.add(Service619.self)
  services.add(Service620.self)
  services.add(Service621.self)
  services.add(Service622.self)
  services.add(Service623.self)
  services.add(Service624.self)
  services.add(Service625.self)
  services.add(Service626.self)
  services.add(Service627.self)
  services.add(Service628.self)
  services.add(Service629.self)
  services.add(Service630.self)
  services.add(Service631.self)
  services.add(Service632.self)
  services.add(Service633.self)
  services.add(Service634.self)
  services.add(Service635.self)
  services.add(Service636.self)
  services.add(Service637.self)
  services.add(Service638.self)
  services.add(Service639.self)
  services.add(Service640.self)
  services.add(Service641.self)
  services.add(Service642.self)
  services.add(Service643.self)
  services.add(Service644.self)
  services.add(Service645.self)
  services.add(Service646.self)
  services.add(Service647.self)
  services.add(Service648.self)
  services.add(Service649.self)
  services.add(Service650.self)
  services.add(Service651.self)
  services.add(Service652.self)
  services.add(Service653.self)
  services.add(Service654.self)
  services.add(Service655.self)
  services.add(Service656.self)
  services.add(Service657.self)
  services.add(Service658.self)
  services.add(Service659.self)
  services.add(Service660.self)
  services.add(Service661.self)
  services.add(Service662.self)
  services.add(Service663.self)
  services.add(Service664.self)
  services.add(Service665.self)
  services.add(Service666.self)
  services.add(Service667.self)
  services.add(Service668.self)
  services.add(Service669.self)
  services.add(Service670.self)
  services.add(Service671.self)
  services.add(Service672.self)
  services.add(Service673.self)
  services.add(Service674.self)
  services.add(Service675.self)
  services.add(Service676.self)
  services.add(Service677.self)
  services.add(Service678.self)
  services.add(Service679.self)
  services.add(Service680.self)
  services.add(Service681.self)
  services.add(Service682.self)
  services.add(Service683.self)
  services.add(Service684.self)
  services.add(Service685.self)
  services.add(Service686.self)
  services.add(Service687.self)
  services.add(Service688.self)
  services.add(Service689.self)
  services.add(Service690.self)
  services.add(Service691.self)
  services.add(Service692.self)
  services.add(Service693.self)
  services.add(Service694.self)
  services.add(Service695.self)
  services.add(Service696.self)
  services.add(Service697.self)
  services.add(Service698.self)
  services.add(Service699.self)
  services.add(Service700.self)
  services.add(Service701.self)
  services.add(Service702.self)
  services.add(Service703.self)
  services.add(Service704.self)
  services.add(Service705.self)
  services.add(Service706.self)
  services.add(Service707.self)
  services.add(Service708.self)
  services.add(Service709.self)
  services.add(Service710.self)
  services.add(Service711.self)
  services.add(Service712.self)
  services.add(Service713.self)
  services.add(Service714.self)
  services.add(Service715.self)
  services.add(Service716.self)
  services.add(Service717.self)
  services.add(Service718.self)
  services.add(Service719.self)
  services.add(Service720.self)
  services.add(Service721.self)
  services.add(Service722.self)
  services.add(Service723.self)
  services.add(Service724.self)
  services.add(Service725.self)
  services.add(Service726.self)
  services.add(Service727.self)
  services.add(Service728.self)
  services.add(Service729.self)
  services.add(Service730.self)
  services.add(Service731.self)
  services.add(Service732.self)
  services.add(Service733.self)
  services.add(Service734.self)
  services.add(Service735.self)
  services.add(Service736.self)
  services.add(Service737.self)
  services.add(Service738.self)
  services.add(Service739.self)
  services.add(Service740.self)
  services.add(Service741.self)
  services.add(Service742.self)
  services.add(Service743.self)
  services.add(Service744.self)
  services.add(Service745.self)
  services.add(Service746.self)
  services.add(Service747.self)
  services.add(Service748.self)
  services.add(Service749.self)
  services.add(Service750.self)
  services.add(Service751.self)
  services.add(Service752.self)
  services.add(Service753.self)
  services.add(Service754.self)
  services.add(Service755.self)
  services.add(Service756.self)
  services.add(Service757.self)
  services.add(Service758.self)
  services.add(Service759.self)
  services.add(Service760.self)
  services.add(Service761.self)
  services.add(Service762.self)
  services.add(Service763.self)
  services.add(Service764.self)
  services.add(Service765.self)
  services.add(Service766.self)
  services.add(Service767.self)
  services.add(Service768.self)
  services.add(Service769.self)
  services.add(Service770.self)
  services.add(Service771.self)
  services.add(Service772.self)
  services.add(Service773.self)
  services.add(Service774.self)
  services.add(Service775.self)
  services.add(Service776.self)
  services.add(Service777.self)
  services.add(Service778.self)
  services.add(Service779.self)
  services.add(Service780.self)
  services.add(Service781.self)
  services.add(Service782.self)
  services.add(Service783.self)
  services.add(Service784.self)
  services.add(Service785.self)
  services.add(Service786.self)
  services.add(Service787.self)
  services.add(Service788.self)
  services.add(Service789.self)
  services.add(Service790.self)
  services.add(Service791.self)
  services.add(Service792.self)
  services.add(Service793.self)
  services.add(Service794.self)
  services.add(Service795.self)
  services.add(Service796.self)
  services.add(Service797.self)
  services.add(Service798.self)
  services.add(Service799.self)
  services.add(Service800.self)
  services.add(Service801.self)
  services.add(Service802.self)
  services.add(Service803.self)
  services.add(Service804.self)
  services.add(Service805.self)
  services.add(Service806.self)
  services.add(Service807.self)
  services.add(Service808.self)
  services.add(Service809.self)
  services.add(Service810.self)
  services.add(Service811.self)
  services.add(Service812.self)
  services.add(Service813.self)
  services.add(Service814.self)
  services.add(Service815.self)
  services.add(Service816.self)
  services.add(Service817.self)
  services.add(Service818.self)
  services.add(Service819.self)
  services.add(Service820.self)
  services.add(Service821.self)
  services.add(Service822.self)
  services.add(Service823.self)
  services.add(Service824.self)
  services.add(Service825.self)
  services.add(Service826.self)
  services.add(Service827.self)
  services.add(Service828.self)
  services.add(Service829.self)
  services.add(Service830.self)
  services.add(Service831.self)
  services.add(Service832.self)
  services.add(Service833.self)
  services.add(Service834.self)
  services.add(Service835.self)
  services.add(Service836.self)
  services.add(Service837.self)
  services.add(Service838.self)
  services.add(Service839.self)
  services.add(Service840.self)
  services.add(Service841.self)
  services.add(Service842.self)
  services.add(Service843.self)
  services.add(Service844.self)
  services.add(Service845.self)
  services.add(Service846.self)
  services.add(Service847.self)
  services.add(Service848.self)
  services.add(Service849.self)
  services.add(Service850.self)
  services.add(Service851.self)
  services.add(Service852.self)
  services.add(Service853.self)
  services.add(Service854.self)
  services.add(Service855.self)
  services.add(Service856.self)
  services.add(Service857.self)
  services.add(Service858.self)
  services.add(Service859.self)
  services.add(Service860.self)
  services.add(Service861.self)
  services.add(Service862.self)
  services.add(Service863.self)
  services.add(Service864.self)
  services.add(Service865.self)
  services.add(Service866.self)
  services.add(Service867.self)
  services.add(Service868.self)
  services.add(Service869.self)
  services.add(Service870.self)
  services.add(Service871.self)
  services.add(Service872.self)
  services.add(Service873.self)
  services.add(Service874.self)
  services.add(Service875.self)
  services.add(Service876.self)
  services.add(Service877.self)
  services.add(Service878.self)
  services.add(Service879.self)
  services.add(Service880.self)
  services.add(Service881.self)
  services.add(Service882.self)
  services.add(Service883.self)
  services.add(Service884.self)
  services.add(Service885.self)
  services.add(Service886.self)
  services.add(Service887.self)
  services.add(Service888.self)
  services.add(Service889.self)
  services.add(Service890.self)
  services.add(Service891.self)
  services.add(Service892.self)
  services.add(Service893.self)
  services.add(Service894.self)
  services.add(Service895.self)
  services.add(Service896.self)
  services.add(Service897.self)
  services.add(Service898.self)
  services.add(Service899.self)
  services.add(Service900.self)
  services.add(Service901.self)
  services.add(Service902.self)
  services.add(Service903.self)
  services.add(Service904.self)
  services.add(Service905.self)
  services.add(Service906.self)
  services.add(Service907.self)
  services.add(Service908.self)
  services.add(Service909.self)
  services.add(Service910.self)
  services.add(Service911.self)
  services.add(Service912.self)
  services.add(Service913.self)
  services.add(Service914.self)
  services.add(Service915.self)
  services.add(Service916.self)
  services.add(Service917.self)
  services.add(Service918.self)
  services.add(Service919.self)
  services.add(Service920.self)
  services.add(Service921.self)
  services.add(Service922.self)
  services.add(Service923.self)
  services.add(Service924.self)
  services.add(Service925.self)
  services.add(Service926.self)
  services.add(Service927.self)
  services.add(Service928.self)
  services.add(Service929.self)
  services.add(Service930.self)
  services.add(Service931.self)
  services.add(Service932.self)
  services.add(Service933.self)
  services.add(Service934.self)
  services.add(Service935.self)
  services.add(Service936.self)
  services.add(Service937.self)
  services.add(Service938.self)
  services.add(Service939.self)
  services.add(Service940.self)
  services.add(Service941.self)
  services.add(Service942.self)
  services.add(Service943.self)
  services.add(Service944.self)
  services.add(Service945.self)
  services.add(Service946.self)
  services.add(Service947.self)
  services.add(Service948.self)
  services.add(Service949.self)
  services.add(Service950.self)
  services.add(Service951.self)
  services.add(Service952.self)
  services.add(Service953.self)
  services.add(Service954.self)
  services.add(Service955.self)
  services.add(Service956.self)
  services.add(Service957.self)
  services.add(Service958.self)
  services.add(Service959.self)
  services.add(Service960.self)
  services.add(Service961.self)
  services.add(Service962.self)
  services.add(Service963.self)
  services.add(Service964.self)
  services.add(Service965.self)
  services.add(Service966.self)
  services.add(Service967.self)
  services.add(Service968.self)
  services.add(Service969.self)
  services.add(Service970.self)
  services.add(Service971.self)
  services.add(Service972.self)
  services.add(Service973.self)
  services.add(Service974.self)
  services.add(Service975.self)
  services.add(Service976.self)
  services.add(Service977.self)
  services.add(Service978.self)
  services.add(Service979.self)
  services.add(Service980.self)
  services.add(Service981.self)
  services.add(Service982.self)
  services.add(Service983.self)
  services.add(Service984.self)
  services.add(Service985.self)
  services.add(Service986.self)
  services.add(Service987.self)
  services.add(Service988.self)
  services.add(Service989.self)
  services.add(Service990.self)
  services.add(Service991.self)
  services.add(Service992.self)
  services.add(Service993.self)
  services.add(Service994.self)
  services.add(Service995.self)
  services.add(Service996.self)
  services.add(Service997.self)
  services.add(Service998.self)
  services.add(Service999.self)
  return try container.validated()
}

/// Requests 1,000 services, each of them for the first time if this is called once.
@inline(never)
public func resolveThousandServices(_ provider: ServiceScope) {
  consume(provider.first(Service0.self).number)
  consume(provider.first(Service1.self).number)
  consume(provider.first(Service2.self).number)
  consume(provider.first(Service3.self).number)
  consume(provider.first(Service4.self).number)
  consume(provider.first(Service5.self).number)
  consume(provider.first(Service6.self).number)
  consume(provider.first(Service7.self).number)
  consume(provider.first(Service8.self).number)
  consume(provider.first(Service9.self).number)
  consume(provider.first(Service10.self).number)
  consume(provider.first(Service11.self).number)
  consume(provider.first(Service12.self).number)
  consume(provider.first(Service13.self).number)
  consume(provider.first(Service14.self).number)
  consume(provider.first(Service15.self).number)
  consume(provider.first(Service16.self).number)
  consume(provider.first(Service17.self).number)
  consume(provider.first(Service18.self).number)
  consume(provider.first(Service19.self).number)
  consume(provider.first(Service20.self).number)
  consume(provider.first(Service21.self).number)
  consume(provider.first(Service22.self).number)
  consume(provider.first(Service23.self).number)
  consume(provider.first(Service24.self).number)
  consume(provider.first(Service25.self).number)
  consume(provider.first(Service26.self).number)
  consume(provider.first(Service27.self).number)
  consume(provider.first(Service28.self).number)
  consume(provider.first(Service29.self).number)
  consume(provider.first(Service30.self).number)
  consume(provider.first(Service31.self).number)
  consume(provider.first(Service32.self).number)
  consume(provider.first(Service33.self).number)
  consume(provider.first(Service34.self).number)
  consume(provider.first(Service35.self).number)
  consume(provider.first(Service36.self).number)
  consume(provider.first(Service37.self).number)
  consume(provider.first(Service38.self).number)
  consume(provider.first(Service39.self).number)
  consume(provider.first(Service40.self).number)
  consume(provider.first(Service41.self).number)
  consume(provider.first(Service42.self).number)
  consume(provider.first(Service43.self).number)
  consume(provider.first(Service44.self).number)
  consume(provider.first(Service45.self).number)
  consume(provider.first(Service46.self).number)
  consume(provider.first(Service47.self).number)
  consume(provider.first(Service48.self).number)
  consume(provider.first(Service49.self).number)
  consume(provider.first(Service50.self).number)
  consume(provider.first(Service51.self).number)
  consume(provider.first(Service52.self).number)
  consume(provider.first(Service53.self).number)
  consume(provider.first(Service54.self).number)
  consume(provider.first(Service55.self).number)
  consume(provider.first(Service56.self).number)
  consume(provider.first(Service57.self).number)
  consume(provider.first(Service58.self).number)
  consume(provider.first(Service59.self).number)
  consume(provider.first(Service60.self).number)
  consume(provider.first(Service61.self).number)
  consume(provider.first(Service62.self).number)
  consume(provider.first(Service63.self).number)
  consume(provider.first(Service64.self).number)
  consume(provider.first(Service65.self).number)
  consume(provider.first(Service66.self).number)
  consume(provider.first(Service67.self).number)
  consume(provider.first(Service68.self).number)
  consume(provider.first(Service69.self).number)
  consume(provider.first(Service70.self).number)
  consume(provider.first(Service71.self).number)
  consume(provider.first(Service72.self).number)
  consume(provider.first(Service73.self).number)
  consume(provider.first(Service74.self).number)
  consume(provider.first(Service75.self).number)
  consume(provider.first(Service76.self).number)
  consume(provider.first(Service77.self).number)
  consume(provider.first(Service78.self).number)
  consume(provider.first(Service79.self).number)
  consume(provider.first(Service80.self).number)
  consume(provider.first(Service81.self).number)
  consume(provider.first(Service82.self).number)
  consume(provider.first(Service83.self).number)
  consume(provider.first(Service84.self).number)
  consume(provider.first(Service85.self).number)
  consume(provider.first(Service86.self).number)
  consume(provider.first(Service87.self).number)
  consume(provider.first(Service88.self).number)
  consume(provider.first(Service89.self).number)
  consume(provider.first(Service90.self).number)
  consume(provider.first(Service91.self).number)
  consume(provider.first(Service92.self).number)
  consume(provider.first(Service93.self).number)
  consume(provider.first(Service94.self).number)
  consume(provider.first(Service95.self).number)
  consume(provider.first(Service96.self).number)
  consume(provider.first(Service97.self).number)
  consume(provider.first(Service98.self).number)
  consume(provider.first(Service99.self).number)
  consume(provider.first(Service100.self).number)
  consume(provider.first(Service101.self).number)
  consume(provider.first(Service102.self).number)
  consume(provider.first(Service103.self).number)
  consume(provider.first(Service104.self).number)
  consume(provider.first(Service105.self).number)
  consume(provider.first(Service106.self).number)
  consume(provider.first(Service107.self).number)
  consume(provider.first(Service108.self).number)
  consume(provider.first(Service109.self).number)
  consume(provider.first(Service110.self).number)
  consume(provider.first(Service111.self).number)
  consume(provider.first(Service112.self).number)
  consume(provider.first(Service113.self).number)
  consume(provider.first(Service114.self).number)
  consume(provider.first(Service115.self).number)
  consume(provider.first(Service116.self).number)
  consume(provider.first(Service117.self).number)
  consume(provider.first(Service118.self).number)
  consume(provider.first(Service119.self).number)
  consume(provider.first(Service120.self).number)
  consume(provider.first(Service121.self).number)
  consume(provider.first(Service122.self).number)
  consume(provider.first(Service123.self).number)
  consume(provider.first(Service124.self).number)
  consume(provider.first(Service125.self).number)
  consume(provider.first(Service126.self).number)
  consume(provider.first(Service127.self).number)
  consume(provider.first(Service128.self).number)
  consume(provider.first(Service129.self).number)
  consume(provider.first(Service130.self).number)
  consume(provider.first(Service131.self).number)
  consume(provider.first(Service132.self).number)
  consume(provider.first(Service133.self).number)
  consume(provider.first(Service134.self).number)
  consume(provider.first(Service135.self).number)
  consume(provider.first(Service136.self).number)
  consume(provider.first(Service137.self).number)
  consume(provider.first(Service138.self).number)
  consume(provider.first(Service139.self).number)
  consume(provider.first(Service140.self).number)
  consume(provider.first(Service141.self).number)
  consume(provider.first(Service142.self).number)
  consume(provider.first(Service143.self).number)
  consume(provider.first(Service144.self).number)
  consume(provider.first(Service145.self).number)
  consume(provider.first(Service146.self).number)
  consume(provider.first(Service147.self).number)
  consume(provider.first(Service148.self).number)
  consume(provider.first(Service149.self).number)
  consume(provider.first(Service150.self).number)
  consume(provider.first(Service151.self).number)
  consume(provider.first(Service152.self).number)
  consume(provider.first(Service153.self).number)
  consume(provider.first(Service154.self).number)
  consume(provider.first(Service155.self).number)
  consume(provider.first(Service156.self).number)
  consume(provider.first(Service157.self).number)
  consume(provider.first(Service158.self).number)
  consume(provider.first(Service159.self).number)
  consume(provider.first(Service160.self).number)
  consume(provider.first(Service161.self).number)
  consume(provider.first(Service162.self).number)
  consume(provider.first(Service163.self).number)
  consume(provider.first(Service164.self).number)
  consume(provider.first(Service165.self).number)
  consume(provider.first(Service166.self).number)
  consume(provider.first(Service167.self).number)
  consume(provider.first(Service168.self).number)
  consume(provider.first(Service169.self).number)
  consume(provider.first(Service170.self).number)
  consume(provider.first(Service171.self).number)
  consume(provider.first(Service172.self).number)
  consume(provider.first(Service173.self).number)
  consume(provider.first(Service174.self).number)
  consume(provider.first(Service175.self).number)
  consume(provider.first(Service176.self).number)
  consume(provider.first(Service177.self).number)
  consume(provider.first(Service178.self).number)
  consume(provider.first(Service179.self).number)
  consume(provider.first(Service180.self).number)
  consume(provider.first(Service181.self).number)
  consume(provider.first(Service182.self).number)
  consume(provider.first(Service183.self).number)
  consume(provider.first(Service184.self).number)
  consume(provider.first(Service185.self).number)
  consume(provider.first(Service186.self).number)
  consume(provider.first(Service187.self).number)
  consume(provider.first(Service188.self).number)
  consume(provider.first(Service189.self).number)
  consume(provider.first(Service190.self).number)
  consume(provider.first(Service191.self).number)
  consume(provider.first(Service192.self).number)
  consume(provider.first(Service193.self).number)
  consume(provider.first(Service194.self).number)
  consume(provider.first(Service195.self).number)
  consume(provider.first(Service196.self).number)
  consume(provider.first(Service197.self).number)
  consume(provider.first(Service198.self).number)
  consume(provider.first(Service199.self).number)
  consume(provider.first(Service200.self).number)
  consume(provider.first(Service201.self).number)
  consume(provider.first(Service202.self).number)
  consume(provider.first(Service203.self).number)
  consume(provider.first(Service204.self).number)
  consume(provider.first(Service205.self).number)
  consume(provider.first(Service206.self).number)
  consume(provider.first(Service207.self).number)
  consume(provider.first(Service208.self).number)
  consume(provider.first(Service209.self).number)
  consume(provider.first(Service210.self).number)
  consume(provider.first(Service211.self).number)
  consume(provider.first(Service212.self).number)
  consume(provider.first(Service213.self).number)
  consume(provider.first(Service214.self).number)
  consume(provider.first(Service215.self).number)
  consume(provider.first(Service216.self).number)
  consume(provider.first(Service217.self).number)
  consume(provider.first(Service218.self).number)
  consume(provider.first(Service219.self).number)
  consume(provider.first(Service220.self).number)
  consume(provider.first(Service221.self).number)
  consume(provider.first(Service222.self).number)
  consume(provider.first(Service223.self).number)
  consume(provider.first(Service224.self).number)
  consume(provider.first(Service225.self).number)
  consume(provider.first(Service226.self).number)
  consume(provider.first(Service227.self).number)
  consume(provider.first(Service228.self).number)
  consume(provider.first(Service229.self).number)
  consume(provider.first(Service230.self).number)
  consume(provider.first(Service231.self).number)
  consume(provider.first(Service232.self).number)
  consume(provider.first(Service233.self).number)
  consume(provider.first(Service234.self).number)
  consume(provider.first(Service235.self).number)
  consume(provider.first(Service236.self).number)
  consume(provider.first(Service237.self).number)
  consume(provider.first(Service238.self).number)
  consume(provider.first(Service239.self).number)
  consume(provider.first(Service240.self).number)
  consume(provider.first(Service241.self).number)
  consume(provider.first(Service242.self).number)
  consume(provider.first(Service243.self).number)
  consume(provider.first(Service244.self).number)
  consume(provider.first(Service245.self).number)
  consume(provider.first(Service246.self).number)
  consume(provider.first(Service247.self).number)
  consume(provider.first(Service248.self).number)
  consume(provider.first(Service249.self).number)
  consume(provider.first(Service250.self).number)
  consume(provider.first(Service251.self).number)
  consume(provider.first(Service252.self).number)
  consume(provider.first(Service253.self).number)
  consume(provider.first(Service254.self).number)
  consume(provider.first(Service255.self).number)
  consume(provider.first(Service256.self).number)
  consume(provider.first(Service257.self).number)
  consume(provider.first(Service258.self).number)
  consume(provider.first(Service259.self).number)
  consume(provider.first(Service260.self).number)
  consume(provider.first(Service261.self).number)
  consume(provider.first(Service262.self).number)
  consume(provider.first(Service263.self).number)
  consume(provider.first(Service264.self).number)
  consume(provider.first(Service265.self).number)
  consume(provider.first(Service266.self).number)
  consume(provider.first(Service267.self).number)
  consume(provider.first(Service268.self).number)
  consume(provider.first(Service269.self).number)
  consume(provider.first(Service270.self).number)
  consume(provider.first(Service271.self).number)
  consume(provider.first(Service272.self).number)
  consume(provider.first(Service273.self).number)
  consume(provider.first(Service274.self).number)
  consume(provider.first(Service275.self).number)
  consume(provider.first(Service276.self).number)
  consume(provider.first(Service277.self).number)
  consume(provider.first(Service278.self).number)
  consume(provider.first(Service279.self).number)
  consume(provider.first(Service280.self).number)
  consume(provider.first(Service281.self).number)
  consume(provider.first(Service282.self).number)
  consume(provider.first(Service283.self).number)
  consume(provider.first(Service284.self).number)
  consume(provider.first(Service285.self).number)
  consume(provider.first(Service286.self).number)
  consume(provider.first(Service287.self).number)
  consume(provider.first(Service288.self).number)
  consume(provider.first(Service289.self).number)
  consume(provider.first(Service290.self).number)
  consume(provider.first(Service291.self).number)
  consume(provider.first(Service292.self).number)
  consume(provider.first(Service293.self).number)
  consume(provider.first(Service294.self).number)
  consume(provider.first(Service295.self).number)
  consume(provider.first(Service296.self).number)
  consume(provider.first(Service297.self).number)
  consume(provider.first(Service298.self).number)
  consume(provider.first(Service299.self).number)
  consume(provider.first(Service300.self).number)
  consume(provider.first(Service301.self).number)
  consume(provider.first(Service302.self).number)
  consume(provider.first(Service303.self).number)
  consume(provider.first(Service304.self).number)
  consume(provider.first(Service305.self).number)
  consume(provider.first(Service306.self).number)
  consume(provider.first(Service307.self).number)
  consume(provider.first(Service308.self).number)
  consume(provider.first(Service309.self).number)
  consume(provider.first(Service310.self).number)
  consume(provider.first(Service311.self).number)
  consume(provider.first(Service312.self).number)
  consume(provider.first(Service313.self).number)
  consume(provider.first(Service314.self).number)
  consume(provider.first(Service315.self).number)
  consume(provider.first(Service316.self).number)
  consume(provider.first(Service317.self).number)
  consume(provider.first(Service318.self).number)
  consume(provider.first(Service319.self).number)
  consume(provider.first(Service320.self).number)
  consume(provider.first(Service321.self).number)
  consume(provider.first(Service322.self).number)
  consume(provider.first(Service323.self).number)
  consume(provider.first(Service324.self).number)
  consume(provider.first(Service325.self).number)
  consume(provider.first(Service326.self).number)
  consume(provider.first(Service327.self).number)
  consume(provider.first(Service328.self).number)
  consume(provider.first(Service329.self).number)
  consume(provider.first(Service330.self).number)
  consume(provider.first(Service331.self).number)
  consume(provider.first(Service332.self).number)
  consume(provider.first(Service333.self).number)
  consume(provider.first(Service334.self).number)
  consume(provider.first(Service335.self).number)
  consume(provider.first(Service336.self).number)
  consume(provider.first(Service337.self).number)
  consume(provider.first(Service338.self).number)
  consume(provider.first(Service339.self).number)
  consume(provider.first(Service340.self).number)
  consume(provider.first(Service341.self).number)
  consume(provider.first(Service342.self).number)
  consume(provider.first(Service343.self).number)
  consume(provider.first(Service344.self).number)
  consume(provider.first(Service345.self).number)
  consume(provider.first(Service346.self).number)
  consume(provider.first(Service347.self).number)
  consume(provider.first(Service348.self).number)
  consume(provider.first(Service349.self).number)
  consume(provider.first(Service350.self).number)
  consume(provider.first(Service351.self).number)
  consume(provider.first(Service352.self).number)
  consume(provider.first(Service353.self).number)
  consume(provider.first(Service354.self).number)
  consume(provider.first(Service355.self).number)
  consume(provider.first(Service356.self).number)
  consume(provider.first(Service357.self).number)
  consume(provider.first(Service358.self).number)
  consume(provider.first(Service359.self).number)
  consume(provider.first(Service360.self).number)
  consume(provider.first(Service361.self).number)
  consume(provider.first(Service362.self).number)
  consume(provider.first(Service363.self).number)
  consume(provider.first(Service364.self).number)
  consume(provider.first(Service365.self).number)
  consume(provider.first(Service366.self).number)
  consume(provider.first(Service367.self).number)
  consume(provider.first(Service368.self).number)
  consume(provider.first(Service369.self).number)
  consume(provider.first(Service370.self).number)
  consume(provider.first(Service371.self).number)
  consume(provider.first(Service372.self).number)
  consume(provider.first(Service373.self).number)
  consume(provider.first(Service374.self).number)
  consume(provider.first(Service375.self).number)
  consume(provider.first(Service376.self).number)
  consume(provider.first(Service377.self).number)
  consume(provider.first(Service378.self).number)
  consume(provider.first(Service379.self).number)
  consume(provider.first(Service380.self).number)
  consume(provider.first(Service381.self).number)
  consume(provider.first(Service382.self).number)
  consume(provider.first(Service383.self).number)
  consume(provider.first(Service384.self).number)
  consume(provider.first(Service385.self).number)
  consume(provider.first(Service386.self).number)
  consume(provider.first(Service387.self).number)
  consume(provider.first(Service388.self).number)
  consume(provider.first(Service389.self).number)
  consume(provider.first(Service390.self).number)
  consume(provider.first(Service391.self).number)
  consume(provider.first(Service392.self).number)
  consume(provider.first(Service393.self).number)
  consume(provider.first(Service394.self).number)
  consume(provider.first(Service395.self).number)
  consume(provider.first(Service396.self).number)
  consume(provider.first(Service397.self).number)
  consume(provider.first(Service398.self).number)
  consume(provider.first(Service399.self).number)
  consume(provider.first(Service400.self).number)
  consume(provider.first(Service401.self).number)
  consume(provider.first(Service402.self).number)
  consume(provider.first(Service403.self).number)
  consume(provider.first(Service404.self).number)
  consume(provider.first(Service405.self).number)
  consume(provider.first(Service406.self).number)
  consume(provider.first(Service407.self).number)
  consume(provider.first(Service408.self).number)
  consume(provider.first(Service409.self).number)
  consume(provider.first(Service410.self).number)
  consume(provider.first(Service411.self).number)
  consume(provider.first(Service412.self).number)
  consume(provider.first(Service413.self).number)
  consume(provider.first(Service414.self).number)
  consume(provider.first(Service415.self).number)
  consume(provider.first(Service416.self).number)
  consume(provider.first(Service417.self).number)
  consume(provider.first(Service418.self).number)
  consume(provider.first(Service419.self).number)
  consume(provider.first(Service420.self).number)
  consume(provider.first(Service421.self).number)
  consume(provider.first(Service422.self).number)
  consume(provider.first(Service423.self).number)
  consume(provider.first(Service424.self).number)
  consume(provider.first(Service425.self).number)
  consume(provider.first(Service426.self).number)
  consume(provider.first(Service427.self).number)
  consume(provider.first(Service428.self).number)
  consume(provider.first(Service429.self).number)
  consume(provider.first(Service430.self).number)
  consume(provider.first(Service431.self).number)
  consume(provider.first(Service432.self).number)
  consume(provider.first(Service433.self).number)
  consume(provider.first(Service434.self).number)
  consume(provider.first(Service435.self).number)
  consume(provider.first(Service436.self).number)
  consume(provider.first(Service437.self).number)
  consume(provider.first(Service438.self).number)
  consume(provider.first(Service439.self).number)
  consume(provider.first(Service440.self).number)
  consume(provider.first(Service441.self).number)
  consume(provider.first(Service442.self).number)
  consume(provider.first(Service443.self).number)
  consume(provider.first(Service444.self).number)
  consume(provider.first(Service445.self).number)
  consume(provider.first(Service446.self).number)
  consume(provider.first(Service447.self).number)
  consume(provider.first(Service448.self).number)
  consume(provider.first(Service449.self).number)
  consume(provider.first(Service450.self).number)
  consume(provider.first(Service451.self).number)
  consume(provider.first(Service452.self).number)
  consume(provider.first(Service453.self).number)
  consume(provider.first(Service454.self).number)
  consume(provider.first(Service455.self).number)
  consume(provider.first(Service456.self).number)
  consume(provider.first(Service457.self).number)
  consume(provider.first(Service458.self).number)
  consume(provider.first(Service459.self).number)
  consume(provider.first(Service460.self).number)
  consume(provider.first(Service461.self).number)
  consume(provider.first(Service462.self).number)
  consume(provider.first(Service463.self).number)
  consume(provider.first(Service464.self).number)
  consume(provider.first(Service465.self).number)
  consume(provider.first(Service466.self).number)
  consume(provider.first(Service467.self).number)
  consume(provider.first(Service468.self).number)
  consume(provider.first(Service469.self).number)
  consume(provider.first(Service470.self).number)
  consume(provider.first(Service471.self).number)
  consume(provider.first(Service472.self).number)
  consume(provider.first(Service473.self).number)
  consume(provider.first(Service474.self).number)
  consume(provider.first(Service475.self).number)
  consume(provider.first(Service476.self).number)
  consume(provider.first(Service477.self).number)
  consume(provider.first(Service478.self).number)
  consume(provider.first(Service479.self).number)
  consume(provider.first(Service480.self).number)
  consume(provider.first(Service481.self).number)
  consume(provider.first(Service482.self).number)
  consume(provider.first(Service483.self).number)
  consume(provider.first(Service484.self).number)
  consume(provider.first(Service485.self).number)
  consume(provider.first(Service486.self).number)
  consume(provider.first(Service487.self).number)
  consume(provider.first(Service488.self).number)
  consume(provider.first(Service489.self).number)
  consume(provider.first(Service490.self).number)
  consume(provider.first(Service491.self).number)
  consume(provider.first(Service492.self).number)
  consume(provider.first(Service493.self).number)
  consume(provider.first(Service494.self).number)
  consume(provider.first(Service495.self).number)
  consume(provider.first(Service496.self).number)
  consume(provider.first(Service497.self).number)
  consume(provider.first(Service498.self).number)
  consume(provider.first(Service499.self).number)
  consume(provider.first(Service500.self).number)
  consume(provider.first(Service501.self).number)
  consume(provider.first(Service502.self).number)
  consume(provider.first(Service503.self).number)
  consume(provider.first(Service504.self).number)
  consume(provider.first(Service505.self).number)
  consume(provider.first(Service506.self).number)
  consume(provider.first(Service507.self).number)
  consume(provider.first(Service508.self).number)
  consume(provider.first(Service509.self).number)
  consume(provider.first(Service510.self).number)
  consume(provider.first(Service511.self).number)
  consume(provider.first(Service512.self).number)
  consume(provider.first(Service513.self).number)
  consume(provider.first(Service514.self).number)
  consume(provider.first(Service515.self).number)
  consume(provider.first(Service516.self).number)
  consume(provider.first(Service517.self).number)
  consume(provider.first(Service518.self).number)
  consume(provider.first(Service519.self).number)
  consume(provider.first(Service520.self).number)
  consume(provider.first(Service521.self).number)
  consume(provider.first(Service522.self).number)
  consume(provider.first(Service523.self).number)
  consume(provider.first(Service524.self).number)
  consume(provider.first(Service525.self).number)
  consume(provider.first(Service526.self).number)
  consume(provider.first(Service527.self).number)
  consume(provider.first(Service528.self).number)
  consume(provider.first(Service529.self).number)
  consume(provider.first(Service530.self).number)
  consume(provider.first(Service531.self).number)
  consume(provider.first(Service532.self).number)
  consume(provider.first(Service533.self).number)
  consume(provider.first(Service534.self).number)
  consume(provider.first(Service535.self).number)
  consume(provider.first(Service536.self).number)
  consume(provider.first(Service537.self).number)
  consume(provider.first(Service538.self).number)
  consume(provider.first(Service539.self).number)
  consume(provider.first(Service540.self).number)
  consume(provider.first(Service541.self).number)
  consume(provider.first(Service542.self).number)
  consume(provider.first(Service543.self).number)
  consume(provider.first(Service544.self).number)
  consume(provider.first(Service545.self).number)
  consume(provider.first(Service546.self).number)
  consume(provider.first(Service547.self).number)
  consume(provider.first(Service548.self).number)
  consume(provider.first(Service549.self).number)
  consume(provider.first(Service550.self).number)
  consume(provider.first(Service551.self).number)
  consume(provider.first(Service552.self).number)
  consume(provider.first(Service553.self).number)
  consume(provider.first(Service554.self).number)
  consume(provider.first(Service555.self).number)
  consume(provider.first(Service556.self).number)
  consume(provider.first(Service557.self).number)
  consume(provider.first(Service558.self).number)
  consume(provider.first(Service559.self).number)
  consume(provider.first(Service560.self).number)
  consume(provider.first(Service561.self).number)
  consume(provider.first(Service562.self).number)
  consume(provider.first(Service563.self).number)
  consume(provider.first(Service564.self).number)
  consume(provider.first(Service565.self).number)
  consume(provider.first(Service566.self).number)
  consume(provider.first(Service567.self).number)
  consume(provider.first(Service568.self).number)
  consume(provider.first(Service569.self).number)
  consume(provider.first(Service570.self).number)
  consume(provider.first(Service571.self).number)
  consume(provider.first(Service572.self).number)
  consume(provider.first(Service573.self).number)
  consume(provider.first(Service574.self).number)
  consume(provider.first(Service575.self).number)
  consume(provider.first(Service576.self).number)
  consume(provider.first(Service577.self).number)
  consume(provider.first(Service578.self).number)
  consume(provider.first(Service579.self).number)
  consume(provider.first(Service580.self).number)
  consume(provider.first(Service581.self).number)
  consume(provider.first(Service582.self).number)
  consume(provider.first(Service583.self).number)
  consume(provider.first(Service584.self).number)
  consume(provider.first(Service585.self).number)
  consume(provider.first(Service586.self).number)
  consume(provider.first(Service587.self).number)
  consume(provider.first(Service588.self).number)
  consume(provider.first(Service589.self).number)
  consume(provider.first(Service590.self).number)
  consume(provider.first(Service591.self).number)
  consume(provider.first(Service592.self).number)
  consume(provider.first(Service593.self).number)
  consume(provider.first(Service594.self).number)
  consume(provider.first(Service595.self).number)
  consume(provider.first(Service596.self).number)
  consume(provider.first(Service597.self).number)
  consume(provider.first(Service598.self).number)
  consume(provider.first(Service599.self).number)
  consume(provider.first(Service600.self).number)
  consume(provider.first(Service601.self).number)
  consume(provider.first(Service602.self).number)
  consume(provider.first(Service603.self).number)
  consume(provider.first(Service604.self).number)
  consume(provider.first(Service605.self).number)
  consume(provider.first(Service606.self).number)
  consume(provider.first(Service607.self).number)
  consume(provider.first(Service608.self).number)
  consume(provider.first(Service609.self).number)
  consume(provider.first(Service610.self).number)
  consume(provider.first(Service611.self).number)
  consume(provider.first(Service612.self).number)
  consume(provider.first(Service613.self).number)
  consume(provider.first(Service614.self).number)
  consume(provider.first(Service615.self).number)
  consume(provider.first(Service616.self).number)
  consume(provider.first(Service617.self).number)
  consume(provider.first(Service618.self).number)
  consume(provider.first(Service619.self).number)
  consume(provider.first(Service620.self).number)
  consume(provider.first(Service621.self).number)
  consume(provider.first(Service622.self).number)
  consume(provider.first(Service623.self).number)
  consume(provider.first(Service624.self).number)
  consume(provider.first(Service625.self).number)
  consume(provider.first(Service626.self).number)
  consume(provider.first(Service627.self).number)
  consume(provider.first(Service628.self).number)
  consume(provider.first(Service629.self).number)
  consume(provider.first(Service630.self).number)
  consume(provider.first(Service631.self).number)
  consume(provider.first(Service632.self).number)
  consume(provider.first(Service633.self).number)
  consume(provider.first(Service634.self).number)
  consume(provider.first(Service635.self).number)
  consume(provider.first(Service636.self).number)
  consume(provider.first(Service637.self).number)
  consume(provider.first(Service638.self).number)
  consume(provider.first(Service639.self).number)
  consume(provider.first(Service640.self).number)
  consume(provider.first(Service641.self).number)
  consume(provider.first(Service642.self).number)
  consume(provider.first(Service643.self).number)
  consume(provider.first(Service644.self).number)
  consume(provider.first(Service645.self).number)
  consume(provider.first(Service646.self).number)
  consume(provider.first(Service647.self).number)
  consume(provider.first(Service648.self).number)
  consume(provider.first(Service649.self).number)
  consume(provider.first(Service650.self).number)
  consume(provider.first(Service651.self).number)
  consume(provider.first(Service652.self).number)
  consume(provider.first(Service653.self).number)
  consume(provider.first(Service654.self).number)
  consume(provider.first(Service655.self).number)
  consume(provider.first(Service656.self).number)
  consume(provider.first(Service657.self).number)
  consume(provider.first(Service658.self).number)
  consume(provider.first(Service659.self).number)
  consume(provider.first(Service660.self).number)
  consume(provider.first(Service661.self).number)
  consume(provider.first(Service662.self).number)
  consume(provider.first(Service663.self).number)
  consume(provider.first(Service664.self).number)
  consume(provider.first(Service665.self).number)
  consume(provider.first(Service666.self).number)
  consume(provider.first(Service667.self).number)
  consume(provider.first(Service668.self).number)
  consume(provider.first(Service669.self).number)
  consume(provider.first(Service670.self).number)
  consume(provider.first(Service671.self).number)
  consume(provider.first(Service672.self).number)
  consume(provider.first(Service673.self).number)
  consume(provider.first(Service674.self).number)
  consume(provider.first(Service675.self).number)
  consume(provider.first(Service676.self).number)
  consume(provider.first(Service677.self).number)
  consume(provider.first(Service678.self).number)
  consume(provider.first(Service679.self).number)
  consume(provider.first(Service680.self).number)
  consume(provider.first(Service681.self).number)
  consume(provider.first(Service682.self).number)
  consume(provider.first(Service683.self).number)
  consume(provider.first(Service684.self).number)
  consume(provider.first(Service685.self).number)
  consume(provider.first(Service686.self).number)
  consume(provider.first(Service687.self).number)
  consume(provider.first(Service688.self).number)
  consume(provider.first(Service689.self).number)
  consume(provider.first(Service690.self).number)
  consume(provider.first(Service691.self).number)
  consume(provider.first(Service692.self).number)
  consume(provider.first(Service693.self).number)
  consume(provider.first(Service694.self).number)
  consume(provider.first(Service695.self).number)
  consume(provider.first(Service696.self).number)
  consume(provider.first(Service697.self).number)
  consume(provider.first(Service698.self).number)
  consume(provider.first(Service699.self).number)
  consume(provider.first(Service700.self).number)
  consume(provider.first(Service701.self).number)
  consume(provider.first(Service702.self).number)
  consume(provider.first(Service703.self).number)
  consume(provider.first(Service704.self).number)
  consume(provider.first(Service705.self).number)
  consume(provider.first(Service706.self).number)
  consume(provider.first(Service707.self).number)
  consume(provider.first(Service708.self).number)
  consume(provider.first(Service709.self).number)
  consume(provider.first(Service710.self).number)
  consume(provider.first(Service711.self).number)
  consume(provider.first(Service712.self).number)
  consume(provider.first(Service713.self).number)
  consume(provider.first(Service714.self).number)
  consume(provider.first(Service715.self).number)
  consume(provider.first(Service716.self).number)
  consume(provider.first(Service717.self).number)
  consume(provider.first(Service718.self).number)
  consume(provider.first(Service719.self).number)
  consume(provider.first(Service720.self).number)
  consume(provider.first(Service721.self).number)
  consume(provider.first(Service722.self).number)
  consume(provider.first(Service723.self).number)
  consume(provider.first(Service724.self).number)
  consume(provider.first(Service725.self).number)
  consume(provider.first(Service726.self).number)
  consume(provider.first(Service727.self).number)
  consume(provider.first(Service728.self).number)
  consume(provider.first(Service729.self).number)
  consume(provider.first(Service730.self).number)
  consume(provider.first(Service731.self).number)
  consume(provider.first(Service732.self).number)
  consume(provider.first(Service733.self).number)
  consume(provider.first(Service734.self).number)
  consume(provider.first(Service735.self).number)
  consume(provider.first(Service736.self).number)
  consume(provider.first(Service737.self).number)
  consume(provider.first(Service738.self).number)
  consume(provider.first(Service739.self).number)
  consume(provider.first(Service740.self).number)
  consume(provider.first(Service741.self).number)
  consume(provider.first(Service742.self).number)
  consume(provider.first(Service743.self).number)
  consume(provider.first(Service744.self).number)
  consume(provider.first(Service745.self).number)
  consume(provider.first(Service746.self).number)
  consume(provider.first(Service747.self).number)
  consume(provider.first(Service748.self).number)
  consume(provider.first(Service749.self).number)
  consume(provider.first(Service750.self).number)
  consume(provider.first(Service751.self).number)
  consume(provider.first(Service752.self).number)
  consume(provider.first(Service753.self).number)
  consume(provider.first(Service754.self).number)
  consume(provider.first(Service755.self).number)
  consume(provider.first(Service756.self).number)
  consume(provider.first(Service757.self).number)
  consume(provider.first(Service758.self).number)
  consume(provider.first(Service759.self).number)
  consume(provider.first(Service760.self).number)
  consume(provider.first(Service761.self).number)
  consume(provider.first(Service762.self).number)
  consume(provider.first(Service763.self).number)
  consume(provider.first(Service764.self).number)
  consume(provider.first(Service765.self).number)
  consume(provider.first(Service766.self).number)
  consume(provider.first(Service767.self).number)
  consume(provider.first(Service768.self).number)
  consume(provider.first(Service769.self).number)
  consume(provider.first(Service770.self).number)
  consume(provider.first(Service771.self).number)
  consume(provider.first(Service772.self).number)
  consume(provider.first(Service773.self).number)
  consume(provider.first(Service774.self).number)
  consume(provider.first(Service775.self).number)
  consume(provider.first(Service776.self).number)
  consume(provider.first(Service777.self).number)
  consume(provider.first(Service778.self).number)
  consume(provider.first(Service779.self).number)
  consume(provider.first(Service780.self).number)
  consume(provider.first(Service781.self).number)
  consume(provider.first(Service782.self).number)
  consume(provider.first(Service783.self).number)
  consume(provider.first(Service784.self).number)
  consume(provider.first(Service785.self).number)
  consume(provider.first(Service786.self).number)
  consume(provider.first(Service787.self).number)
  consume(provider.first(Service788.self).number)
  consume(provider.first(Service789.self).number)
  consume(provider.first(Service790.self).number)
  consume(provider.first(Service791.self).number)
  consume(provider.first(Service792.self).number)
  consume(provider.first(Service793.self).number)
  consume(provider.first(Service794.self).number)
  consume(provider.first(Service795.self).number)
  consume(provider.first(Service796.self).number)
  consume(provider.first(Service797.self).number)
  consume(provider.first(Service798.self).number)
  consume(provider.first(Service799.self).number)
  consume(provider.first(Service800.self).number)
  consume(provider.first(Service801.self).number)
  consume(provider.first(Service802.self).number)
  consume(provider.first(Service803.self).number)
  consume(provider.first(Service804.self).number)
  consume(provider.first(Service805.self).number)
  consume(provider.first(Service806.self).number)
  consume(provider.first(Service807.self).number)
  consume(provider.first(Service808.self).number)
  consume(provider.first(Service809.self).number)
  consume(provider.first(Service810.self).number)
  consume(provider.first(Service811.self).number)
  consume(provider.first(Service812.self).number)
  consume(provider.first(Service813.self).number)
  consume(provider.first(Service814.self).number)
  consume(provider.first(Service815.self).number)
  consume(provider.first(Service816.self).number)
  consume(provider.first(Service817.self).number)
  consume(provider.first(Service818.self).number)
  consume(provider.first(Service819.self).number)
  consume(provider.first(Service820.self).number)
  consume(provider.first(Service821.self).number)
  consume(provider.first(Service822.self).number)
  consume(provider.first(Service823.self).number)
  consume(provider.first(Service824.self).number)
  consume(provider.first(Service825.self).number)
  consume(provider.first(Service826.self).number)
  consume(provider.first(Service827.self).number)
  consume(provider.first(Service828.self).number)
  consume(provider.first(Service829.self).number)
  consume(provider.first(Service830.self).number)
  consume(provider.first(Service831.self).number)
  consume(provider.first(Service832.self).number)
  consume(provider.first(Service833.self).number)
  consume(provider.first(Service834.self).number)
  consume(provider.first(Service835.self).number)
  consume(provider.first(Service836.self).number)
  consume(provider.first(Service837.self).number)
  consume(provider.first(Service838.self).number)
  consume(provider.first(Service839.self).number)
  consume(provider.first(Service840.self).number)
  consume(provider.first(Service841.self).number)
  consume(provider.first(Service842.self).number)
  consume(provider.first(Service843.self).number)
  consume(provider.first(Service844.self).number)
  consume(provider.first(Service845.self).number)
  consume(provider.first(Service846.self).number)
  consume(provider.first(Service847.self).number)
  consume(provider.first(Service848.self).number)
  consume(provider.first(Service849.self).number)
  consume(provider.first(Service850.self).number)
  consume(provider.first(Service851.self).number)
  consume(provider.first(Service852.self).number)
  consume(provider.first(Service853.self).number)
  consume(provider.first(Service854.self).number)
  consume(provider.first(Service855.self).number)
  consume(provider.first(Service856.self).number)
  consume(provider.first(Service857.self).number)
  consume(provider.first(Service858.self).number)
  consume(provider.first(Service859.self).number)
  consume(provider.first(Service860.self).number)
  consume(provider.first(Service861.self).number)
  consume(provider.first(Service862.self).number)
  consume(provider.first(Service863.self).number)
  consume(provider.first(Service864.self).number)
  consume(provider.first(Service865.self).number)
  consume(provider.first(Service866.self).number)
  consume(provider.first(Service867.self).number)
  consume(provider.first(Service868.self).number)
  consume(provider.first(Service869.self).number)
  consume(provider.first(Service870.self).number)
  consume(provider.first(Service871.self).number)
  consume(provider.first(Service872.self).number)
  consume(provider.first(Service873.self).number)
  consume(provider.first(Service874.self).number)
  consume(provider.first(Service875.self).number)
  consume(provider.first(Service876.self).number)
  consume(provider.first(Service877.self).number)
  consume(provider.first(Service878.self).number)
  consume(provider.first(Service879.self).number)
  consume(provider.first(Service880.self).number)
  consume(provider.first(Service881.self).number)
  consume(provider.first(Service882.self).number)
  consume(provider.first(Service883.self).number)
  consume(provider.first(Service884.self).number)
  consume(provider.first(Service885.self).number)
  consume(provider.first(Service886.self).number)
  consume(provider.first(Service887.self).number)
  consume(provider.first(Service888.self).number)
  consume(provider.first(Service889.self).number)
  consume(provider.first(Service890.self).number)
  consume(provider.first(Service891.self).number)
  consume(provider.first(Service892.self).number)
  consume(provider.first(Service893.self).number)
  consume(provider.first(Service894.self).number)
  consume(provider.first(Service895.self).number)
  consume(provider.first(Service896.self).number)
  consume(provider.first(Service897.self).number)
  consume(provider.first(Service898.self).number)
  consume(provider.first(Service899.self).number)
  consume(provider.first(Service900.self).number)
  consume(provider.first(Service901.self).number)
  consume(provider.first(Service902.self).number)
  consume(provider.first(Service903.self).number)
  consume(provider.first(Service904.self).number)
  consume(provider.first(Service905.self).number)
  consume(provider.first(Service906.self).number)
  consume(provider.first(Service907.self).number)
  consume(provider.first(Service908.self).number)
  consume(provider.first(Service909.self).number)
  consume(provider.first(Service910.self).number)
  consume(provider.first(Service911.self).number)
  consume(provider.first(Service912.self).number)
  consume(provider.first(Service913.self).number)
  consume(provider.first(Service914.self).number)
  consume(provider.first(Service915.self).number)
  consume(provider.first(Service916.self).number)
  consume(provider.first(Service917.self).number)
  consume(provider.first(Service918.self).number)
  consume(provider.first(Service919.self).number)
  consume(provider.first(Service920.self).number)
  consume(provider.first(Service921.self).number)
  consume(provider.first(Service922.self).number)
  consume(provider.first(Service923.self).number)
  consume(provider.first(Service924.self).number)
  consume(provider.first(Service925.self).number)
  consume(provider.first(Service926.self).number)
  consume(provider.first(Service927.self).number)
  consume(provider.first(Service928.self).number)
  consume(provider.first(Service929.self).number)
  consume(provider.first(Service930.self).number)
  consume(provider.first(Service931.self).number)
  consume(provider.first(Service932.self).number)
  consume(provider.first(Service933.self).number)
  consume(provider.first(Service934.self).number)
  consume(provider.first(Service935.self).number)
  consume(provider.first(Service936.self).number)
  consume(provider.first(Service937.self).number)
  consume(provider.first(Service938.self).number)
  consume(provider.first(Service939.self).number)
  consume(provider.first(Service940.self).number)
  consume(provider.first(Service941.self).number)
  consume(provider.first(Service942.self).number)
  consume(provider.first(Service943.self).number)
  consume(provider.first(Service944.self).number)
  consume(provider.first(Service945.self).number)
  consume(provider.first(Service946.self).number)
  consume(provider.first(Service947.self).number)
  consume(provider.first(Service948.self).number)
  consume(provider.first(Service949.self).number)
  consume(provider.first(Service950.self).number)
  consume(provider.first(Service951.self).number)
  consume(provider.first(Service952.self).number)
  consume(provider.first(Service953.self).number)
  consume(provider.first(Service954.self).number)
  consume(provider.first(Service955.self).number)
  consume(provider.first(Service956.self).number)
  consume(provider.first(Service957.self).number)
  consume(provider.first(Service958.self).number)
  consume(provider.first(Service959.self).number)
  consume(provider.first(Service960.self).number)
  consume(provider.first(Service961.self).number)
  consume(provider.first(Service962.self).number)
  consume(provider.first(Service963.self).number)
  consume(provider.first(Service964.self).number)
  consume(provider.first(Service965.self).number)
  consume(provider.first(Service966.self).number)
  consume(provider.first(Service967.self).number)
  consume(provider.first(Service968.self).number)
  consume(provider.first(Service969.self).number)
  consume(provider.first(Service970.self).number)
  consume(provider.first(Service971.self).number)
  consume(provider.first(Service972.self).number)
  consume(provider.first(Service973.self).number)
  consume(provider.first(Service974.self).number)
  consume(provider.first(Service975.self).number)
  consume(provider.first(Service976.self).number)
  consume(provider.first(Service977.self).number)
  consume(provider.first(Service978.self).number)
  consume(provider.first(Service979.self).number)
  consume(provider.first(Service980.self).number)
  consume(provider.first(Service981.self).number)
  consume(provider.first(Service982.self).number)
  consume(provider.first(Service983.self).number)
  consume(provider.first(Service984.self).number)
  consume(provider.first(Service985.self).number)
  consume(provider.first(Service986.self).number)
  consume(provider.first(Service987.self).number)
  consume(provider.first(Service988.self).number)
  consume(provider.first(Service989.self).number)
  consume(provider.first(Service990.self).number)
  consume(provider.first(Service991.self).number)
  consume(provider.first(Service992.self).number)
  consume(provider.first(Service993.self).number)
  consume(provider.first(Service994.self).number)
  consume(provider.first(Service995.self).number)
  consume(provider.first(Service996.self).number)
  consume(provider.first(Service997.self).number)
  consume(provider.first(Service998.self).number)
  consume(provider.first(Service999.self).number)
}

/** What a shop's sign is painted from; a test compares the lists with the database. */
export type Sign = { colours: SignColours; front: SignFront; emblem: SignEmblem }

/** The board, what it is trimmed with, and the second colour of what hangs below it. The name is ink or chalk on the board. */
type Colours = { board: string; trim: string; cloth: string; text: 'ink' | 'chalk' }

const INK = '#1a1b33'

export const SIGN_COLOURS = {
  indigo: { board: '#302a8b', trim: '#fbbb2d', cloth: '#cdd0ff', text: 'chalk' },
  camwood: { board: '#9a2d0a', trim: '#fcd48a', cloth: '#f6b26b', text: 'chalk' },
  leaf: { board: '#0b5a30', trim: '#f5d068', cloth: '#bfe3a5', text: 'chalk' },
  ochre: { board: '#fbbb2d', trim: INK, cloth: '#b53b16', text: 'ink' },
  sky: { board: '#075483', trim: '#ffd977', cloth: '#bfe2fb', text: 'chalk' },
  plum: { board: '#6d2568', trim: '#f9c9ee', cloth: '#eebcf5', text: 'chalk' },
  ink: { board: INK, trim: '#fbbb2d', cloth: '#f58a58', text: 'chalk' },
  chalk: { board: '#fbf0d9', trim: '#b53b16', cloth: '#b53b16', text: 'ink' },
  teal: { board: '#0b5558', trim: '#f3e2a9', cloth: '#a9e3dc', text: 'chalk' },
  rose: { board: '#a01f4c', trim: '#ffd3e0', cloth: '#ffc2d4', text: 'chalk' },
} as const satisfies Record<string, Colours>

export type SignColours = keyof typeof SIGN_COLOURS

/** What hangs below the board, over the shop's window. */
export const SIGN_FRONTS = ['awning', 'bunting', 'zinc', 'lamps', 'drapes'] as const
export type SignFront = (typeof SIGN_FRONTS)[number]

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The trade, as one line in a square of 48: none of them shows a product. */
export const SIGN_EMBLEMS = {
  balloon: 'M24 5c8 0 12 6 12 13 0 8-7 14-12 14S12 26 12 18 16 5 24 5Zm-3 31h6l-3-4-3 4Zm3 0c-4 3 4 5 0 8',
  basket: 'M6 20h36l-4 20H10L6 20Zm8 0 7-13m13 13L27 7M17 26v8m7-8v8m7-8v8',
  beads: [dot(8, 11, 4), dot(10, 22, 4), dot(16, 31, 4), dot(25, 35, 5), dot(34, 30, 4), dot(39, 21, 4)]
    .concat(dot(40, 11, 4))
    .join(''),
  bee: 'M24 16c7 0 9 7 9 13s-4 12-9 12-9-6-9-12 2-13 9-13Zm-9 11h18m-17 7h16M22 16C18 5 6 8 8 15s9 8 12 5m6-4c4-11 16-8 14-1s-9 8-12 5',
  bolt: 'M27 5 11 27h11l-3 16 18-24H25l2-14Z',
  bone: 'M16 22a6 6 0 1 1-4-10 6 6 0 1 1 10 4l10 10a6 6 0 1 1 4 10 6 6 0 1 1-10-4L16 22Z',
  can: 'M8 20h20v20H8V20Zm20 8 12-12m-4-3 7 7M12 20c0-12 12-12 12 0',
  cap: 'M4 19 24 9l20 10-20 10L4 19Zm8 5v9c6 6 18 6 24 0v-9m8-5v13',
  car: 'M6 33v-8l5-2 4-10h18l4 10 5 2v8H6Zm6 0v4m24-4v4M12 23h24M12 28h3m18 0h3',
  cart: `M5 10h6l5 20h19l5-14H13${dot(19, 38, 2)}${dot(33, 38, 2)}`,
  cloth: 'M8 12h26a4 4 0 0 1 0 8H8m0 0h26a4 4 0 0 1 0 8H8m0 0h26a4 4 0 0 1 0 8H8V12',
  comb: 'M8 10h32v10H8V10Zm3 10v18m6-18v18m7-18v18m7-18v18m6-18v18',
  cross: 'M18 7h12v11h11v12H30v11H18V30H7V18h11V7Z',
  crown: 'M8 36 5 14l10 8 9-14 9 14 10-8-3 22H8Zm0 5h32',
  drops:
    'M17 10s-8 9-8 15a8 8 0 0 0 16 0c0-6-8-15-8-15Zm17 12s-6 7-6 11a6 6 0 0 0 12 0c0-4-6-11-6-11ZM33 8v6m-3-3h6',
  fan: 'M24 21a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm0 0c-5-6-3-15 4-15s5 10-1 15m0 5c8 0 14 5 11 10s-11 2-12-6m-4-2c-4 7-12 9-15 4s5-10 13-7',
  fish: 'M5 24c8-13 22-13 29 0-7 13-21 13-29 0Zm29 0 9-8v16l-9-8ZM14 22v.1M23 16c3 5 3 11 0 16',
  flame:
    'M24 5c2 8 12 12 12 24a12 12 0 0 1-24 0c0-5 3-8 5-11 1 4 3 5 4 6 1-6 0-13 3-19Zm0 36c-4 0-6-3-6-6s4-5 6-9c2 4 6 6 6 9s-2 6-6 6Z',
  headphones: 'M8 32v-8a16 16 0 0 1 32 0v8M8 28h6v12H8V28Zm26 0h6v12h-6V28Z',
  heart: 'M24 40 9 25a10 10 0 0 1 15-13 10 10 0 0 1 15 13L24 40ZM5 25h12l3-6 5 11 3-5h15',
  helmet: 'M7 34v-6a17 17 0 0 1 34 0v6H27l-4-10H8m15 0 9-11',
  kettle: 'M12 22c0-12 22-12 22 0l3 18H9l3-18Zm22 2 9-7M15 13C16 4 30 4 31 13M12 22h22',
  laptop: 'M10 10h28v21H10V10ZM4 38l6-7h28l6 7H4Z',
  leaf: 'M9 40C6 20 17 8 40 8c1 22-9 33-27 28M9 40c4-10 10-16 19-21',
  maize:
    'M24 5c8 6 8 26 0 37-8-11-8-31 0-37Zm0 37c-9 0-14-8-14-17 5 1 9 5 10 9m4 8c9 0 14-8 14-17-5 1-9 5-10 9M20 14h8m-9 7h10m-9 7h8',
  mirror: 'M24 5a13 13 0 1 0 0 26 13 13 0 0 0 0-26Zm0 26v13m-3-33a9 9 0 0 0-5 8',
  mortar: 'M10 20h28l-4 18H14l-4-18Zm14 0L35 5M14 43h20',
  needle: 'M41 7 13 35M41 7c-4-2-7 1-7 3m7-3c2 4-1 7-3 7M13 35c-8 8-10 2-5-1s13 0 17 4 11 3 15-3',
  palm: 'M24 43c2-9 2-16 0-23m0 0C18 12 10 13 6 20m18 0c-9-1-14 4-14 12m14-12c6-8 14-7 18 0m-18 0c9-1 14 4 14 12M24 20c-1-6 1-11 5-14M15 43h18',
  paw: `${dot(10, 23, 4)}${dot(19, 12, 4)}${dot(30, 12, 4)}${dot(39, 23, 4)}M24 23c6 0 12 8 11 13s-7 3-11 3-10 2-11-3 5-13 11-13Z`,
  phone: 'M15 5h18a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Zm7 33h4M12 11h24M12 34h24',
  plant:
    'M15 31h18l-3 12H18l-3-12Zm9 0V17m0 7c-8 0-12-5-12-12 8 0 12 4 12 12Zm0-5c0-8 4-12 12-12 0 8-4 12-12 12Z',
  plate: `${dot(24, 24, 10)}M7 7v10m-3-10v7a3 3 0 0 0 6 0V7M7 17v24M41 41V7c-4 4-5 9-4 16h4`,
  pot: 'M9 22h30v10a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8V22Zm-5 4h5m30 0h5M9 22c2-6 28-6 30 0M18 12c-2-3 2-4 0-7m12 7c-2-3 2-4 0-7',
  ring: `${dot(24, 32, 11)}M17 6h14l4 5-11 9-11-9 4-5Z`,
  sack: 'M17 15C8 23 6 29 8 37c1 6 31 6 32 0 2-8 0-14-9-22M15 7l4 8h10l4-8-5 3-4-4-4 4-5-3Zm3 20h12m-9 6h6',
  shirt: 'M17 7 5 13l4 10 6-2v20h18V21l6 2 4-10-12-6c-2 6-12 6-14 0Z',
  shoe: 'M5 36V17c4 3 8 2 10-2l13 11 10 3c4 1 6 4 5 7H5Zm16-15-4 4m9 0-4 4M5 31h24',
  sofa: 'M10 22v-7a5 5 0 0 1 5-5h18a5 5 0 0 1 5 5v7M5 24a4 4 0 0 1 8 0v5h22v-5a4 4 0 0 1 8 0v12H5V24Zm6 12v4m26-4v4',
  sparkle:
    'M20 8c1 10 5 14 14 15-9 1-13 5-14 15-1-10-5-14-14-15 9-1 13-5 14-15Zm18 22c0 5 2 6 6 6-4 1-6 3-6 7 0-4-2-6-6-7 4 0 6-1 6-6Z',
  stall: 'M8 21v21h32V21M5 18 10 7h28l5 11c-3 5-10 5-12 0-2 5-12 5-14 0-2 5-9 5-12 0Zm14 24V31h10v11',
  tin: 'M12 11c0-6 24-6 24 0v26c0 6-24 6-24 0V11Zm0 0c0 6 24 6 24 0M12 20c0 6 24 6 24 0m-24 10c0 6 24 6 24 0',
  wheel: `${dot(24, 24, 18)}${dot(24, 24, 7)}M24 6v11m0 14v11M6 24h11m14 0h11`,
} as const

export type SignEmblem = keyof typeof SIGN_EMBLEMS

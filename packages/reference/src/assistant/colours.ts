/** Each plain colour, and the shades that somebody who asks for it will take; lower case. */
export const COLOUR_SHADES = {
  black: ['jet black', 'natural black', 'matt black', 'midnight'],
  white: ['off white', 'ivory', 'pearl'],
  grey: ['gray', 'ash', 'charcoal', 'silver grey', 'smoke'],
  ash: ['grey', 'gray', 'silver grey'],
  brown: [
    'dark brown',
    'light brown',
    'chocolate',
    'coffee',
    'tan',
    'camel',
    'tortoise',
    'mahogany',
    'caramel',
  ],
  cream: ['beige', 'ivory', 'off white', 'champagne'],
  beige: ['cream', 'nude', 'khaki', 'sand', 'champagne'],
  red: ['deep red', 'dark red', 'wine', 'burgundy', 'maroon', 'cherry', 'crimson', 'scarlet', 'orange red'],
  wine: ['burgundy', 'maroon', 'wine red'],
  burgundy: ['wine', 'maroon', 'wine red'],
  maroon: ['wine', 'burgundy', 'wine red'],
  pink: [
    'hot pink',
    'baby pink',
    'light pink',
    'cherry pink',
    'coral pink',
    'rose',
    'fuchsia',
    'magenta',
    'peach',
  ],
  orange: ['burnt orange', 'orange red', 'coral', 'peach'],
  yellow: ['mustard', 'lemon', 'lemon yellow'],
  gold: ['golden', 'rose gold', 'champagne'],
  silver: ['metallic silver'],
  green: [
    'dark green',
    'light green',
    'army green',
    'bottle green',
    'emerald green',
    'emerald',
    'lemon green',
    'lime green',
    'lime',
    'mint green',
    'mint',
    'olive green',
    'olive',
    'sea green',
    'sage',
    'teal',
  ],
  blue: [
    'navy blue',
    'navy',
    'royal blue',
    'sky blue',
    'light blue',
    'dark blue',
    'baby blue',
    'turquoise blue',
    'turquoise',
    'teal',
  ],
  purple: ['lilac', 'lavender', 'violet', 'plum', 'magenta'],
} as const satisfies Record<string, readonly string[]>

/** Also the names of fruits, drinks, metals and other things on sale: a colour only where the sentence says so. */
export const COLOURS_THAT_ARE_THINGS: ReadonlySet<string> = new Set([
  'orange',
  'wine',
  'gold',
  'golden',
  'silver',
  'lemon',
  'lime',
  'mint',
  'cream',
  'rose',
  'coral',
  'peach',
  'plum',
  'cherry',
  'olive',
  'lavender',
  'chocolate',
  'coffee',
  'caramel',
  'champagne',
  'mustard',
  'sage',
  'sand',
  'smoke',
  'pearl',
  'ash',
  'charcoal',
  'tan',
  'camel',
  'ivory',
  'midnight',
  'mahogany',
  'emerald',
  'turquoise',
  'rose gold',
])

/** What these follow is named by its colour: black soap is a soap, not a soap in black. Ends of words do not matter. */
export const NAMED_BY_COLOUR: Readonly<Record<string, readonly string[]>> = {
  black: ['soap', 'seed', 'pepper', 'tea', 'stone', 'coffee', 'friday', 'castor'],
  white: ['soup', 'yam', 'garri', 'bread', 'rice', 'wine', 'vinegar', 'board', 'oats', 'beans', 'noise'],
  red: ['oil', 'palm', 'wine', 'pepper', 'bull', 'meat', 'onion', 'beans'],
  green: ['tea', 'pepper', 'peas', 'beans', 'leaf', 'house'],
  brown: ['beans', 'rice', 'sugar', 'bread', 'paper'],
  yellow: ['garri', 'pepper', 'maize', 'yam', 'corn'],
  blue: ['light', 'band', 'ray', 'tooth', 'berry'],
  grey: ['parrot'],
  purple: ['yam', 'cabbage', 'hibiscus'],
}

/** Things that come in colours, so that 'wine gown' and 'gold shoes' speak of a colour. */
export const COLOURED_THINGS: ReadonlySet<string> = new Set(
  (
    'shoe shoes sneaker sneakers trainers heels sandal sandals slippers boots gown dress shirt shirts skirt blouse ' +
    'trouser trousers jeans joggers tracksuit hoodie jacket suit kaftan senator agbada native wear wears cap hat ' +
    'bag bags handbag purse clutch backpack wallet belt tie socks lace ankara fabric material damask cashmere ' +
    'velvet satin gele headtie fila abaya hijab scarf wrapper uniform pyjamas boxers bra umbrella ' +
    'phone laptop case pouch helmet fridge freezer fan sofa chair table curtain curtains bedsheet wig nails lipstick ' +
    'cloth clothes clothing bottle cup bucket mat mats leash collar asoebi buba iro corset jumpsuit'
  ).split(' '),
)

import type { Category } from '@ahia/reference/categories'

type Words = readonly [string, ...string[]]

function list(...texts: string[]): Words {
  const [first = '', ...rest] = texts.flatMap((text) => text.split(', '))
  return [first, ...rest]
}

/** What sellers write after a name. One or two words each, so that a name stays within its length. */
export const qualities = list(
  'premium, original, heavy duty, family size, new stock, export grade, hand picked, light, handmade, classic',
  'first grade, extra strong, everyday, limited edition, budget, deluxe, travel size, well packed, tested, sealed',
  'washable, durable, long lasting, wholesale, locally made, super quality, mini, jumbo, student choice, gift box',
)
const colours = list(
  'black, white, red, wine, navy blue, sky blue, army green, mint, mustard, gold, silver, rose gold, coffee brown',
  'cream, ash, lilac, purple, burnt orange, peach, turquoise, nude',
)
const origins = list(
  'Benue, Jos, Kano, Abakaliki, Badagry, Ijebu, Zaria, Calabar, Owerri, Sokoto, Ogbomosho, Umuahia, Makurdi, Ilorin',
  'Gombe, Auchi, Oron, Nnewi, Ondo, Katsina, Maiduguri, Asaba',
)
const weights = '100 g, 250 g, 500 g, 750 g, 1 kg, 2 kg, 5 kg, 10 kg, 25 kg, 50 kg'
const volumes = '50 ml, 100 ml, 250 ml, 500 ml, 1 L, 2 L, 4 L, 5 L, 10 L, 25 L'
const packs = 'single, pair, 3 pieces, 6 pieces, 12 pieces, half dozen, dozen, carton'
const fits = 'UK 8, UK 10, UK 12, UK 14, size 40, size 42, size 44, XL, XXL, free size'
const powers = '12 V, 24 V, 220 V, 500 W, 1000 W, 1.5 kVA, 64 GB, 128 GB, 256 GB, 1 TB'
const lengths = '20 cm, 30 cm, 45 cm, 60 cm, 1 m, 2 m, 5 m, 10 inch, 14 inch, 32 inch'

export const sizesOf = {
  FOOD: list(weights, packs),
  HEALTH: list(packs, volumes),
  GROCERY: list(weights, volumes, packs),
  HOUSEHOLD: list(powers, volumes, lengths),
  SPA: list(volumes, packs),
  PET: list(weights, lengths),
  TECH: list(powers, lengths),
  WARDROBE: list(fits),
  ORGANIC: list(weights, volumes),
  JEWELRY: list(lengths, packs),
  GARDEN: list(lengths, volumes),
  AUTOMOTIVES: list(powers, packs, volumes),
} satisfies Record<Category, Words>

/** What a name says besides size and brand: origin or colour. */
export const looksOf = {
  FOOD: origins,
  HEALTH: qualities,
  GROCERY: origins,
  HOUSEHOLD: colours,
  SPA: qualities,
  PET: colours,
  TECH: colours,
  WARDROBE: colours,
  ORGANIC: origins,
  JEWELRY: colours,
  GARDEN: colours,
  AUTOMOTIVES: colours,
} satisfies Record<Category, Words>

const join = (starts: Words, ends: Words): string[] =>
  starts.flatMap((start) => ends.map((end) => start + end))

/** Invented brands, 1,600 words. The first ones are common, the last ones rare. */
export const brands = join(
  list(
    'Ebu, Zuba, Tamo, Oke, Nwa, Gbe, Ife, Kano, Ugbo, Abi, Mora, Deli, Sabo, Eke, Ola, Chi, Yaro, Bassi, Udu, Wari',
    'Riva, Jala, Fadi, Hadi, Lami, Ose, Edi, Ini, Uzo, Amo, Ayo, Eso, Gani, Keffi, Nasa, Opo, Pati, Saki, Toro, Vando',
  ),
  list(
    'be, dira, kem, lora, mbe, nuel, pro, quo, reza, sheni, tiva, vex, wura, yemi, zor, bano, cora, dune, fiko, gram',
    'hala, jik, kuti, luxa, mide, nova, pelu, rima, sola, tunde, uli, vale, wax, yin, zana, bello, crest, dor, flo, gold',
  ),
)

/** Names of lines and models, 2,500 words, most of them so rare that a million products hold only a handful. */
export const lines = join(
  list(
    'Aqui, Bren, Calo, Dex, Elmo, Fyra, Glin, Hexa, Ilka, Jovi, Kryo, Lumo, Mexi, Nim, Orbi, Pryn, Quis, Rako, Sylo',
    'Trax, Umbri, Vyro, Wexo, Xeno, Yulo, Zephi, Arko, Blix, Cyra, Drun, Esko, Frel, Grox, Hylo, Inka, Jexo, Klem',
    'Lyra, Myko, Nexo, Opti, Plex, Qura, Rhin, Skel, Tyro, Ulti, Vint, Wrin, Zynd',
  ),
  list(
    'ance, bolt, cade, dell, esse, fane, gant, hurst, ique, jade, kind, lith, mond, nell, oon, pell, quin, rill, stan',
    'tide, undo, vast, wick, xis, yard, zeal, ark, brio, clan, dusk, ember, fern, glow, haze, iris, jot, kelp, loom',
    'mist, nook, opal, pine, quay, reef, sage, thorn, umber, vine, wren, zest',
  ),
)

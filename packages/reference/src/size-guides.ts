import type { SUBCATEGORIES } from './subcategories.ts'

type Subcategory = (typeof SUBCATEGORIES)['WARDROBE'][number]

/** WIN-43: a table of sizes; the first column is what shops write. Lengths in inches, as tailors measure, unless it says cm. */
export type SizeTable = { title: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

const WOMEN: SizeTable = {
  title: 'Women',
  columns: ['UK', 'Letter', 'Bust', 'Waist', 'Hips'],
  rows: [
    ['6', 'XS', '31', '24', '34'],
    ['8', 'S', '32', '25', '35'],
    ['10', 'S', '34', '27', '37'],
    ['12', 'M', '36', '29', '39'],
    ['14', 'L', '38', '31', '41'],
    ['16', 'XL', '40½', '33½', '43½'],
    ['18', 'XXL', '43', '36', '46'],
    ['20', '3XL', '45½', '38½', '48½'],
  ],
}

const MEN: SizeTable = {
  title: 'Men',
  columns: ['Letter', 'Chest', 'Waist', 'Neck'],
  rows: [
    ['S', '36–38', '30–32', '14½'],
    ['M', '38–40', '32–34', '15½'],
    ['L', '40–42', '34–36', '16'],
    ['XL', '42–44', '36–38', '17'],
    ['XXL', '44–47', '38–41', '17½'],
    ['3XL', '47–50', '41–44', '18½'],
  ],
}

const CHILDREN: SizeTable = {
  title: 'Children',
  columns: ['Age', 'Height (cm)', 'Chest', 'Waist'],
  rows: [
    ['6 to 12 months', '68–80', '18', '18'],
    ['1 to 2 years', '80–92', '20', '19½'],
    ['2 to 3 years', '92–98', '21', '20'],
    ['4 to 5 years', '104–110', '23', '21'],
    ['6 to 7 years', '116–122', '25', '22½'],
    ['8 to 9 years', '128–134', '27', '23½'],
    ['10 to 12 years', '140–152', '29½', '25'],
  ],
}

const SHOES: SizeTable = {
  title: 'Shoes',
  columns: ['EU', 'UK', 'Foot (cm)'],
  rows: [
    ['36', '3½', '22.5'],
    ['37', '4', '23.2'],
    ['38', '5', '23.9'],
    ['39', '6', '24.5'],
    ['40', '6½', '25.2'],
    ['41', '7½', '25.9'],
    ['42', '8', '26.5'],
    ['43', '9', '27.2'],
    ['44', '9½', '27.9'],
    ['45', '10½', '28.6'],
    ['46', '11', '29.2'],
  ],
}

/** Nothing for bags, headwear and the rest, whose sizes no table tells. */
export const SIZE_GUIDES: Record<Subcategory, readonly SizeTable[]> = {
  Women: [WOMEN],
  Men: [MEN],
  Kids: [CHILDREN, SHOES],
  'Ankara & Native Wear': [WOMEN, MEN],
  'Lace & Aso Ebi': [WOMEN, MEN],
  Shoes: [SHOES],
  Sneakers: [SHOES],
  'Sandals & Slippers': [SHOES],
  Bags: [],
  'Caps & Headwear': [],
  'Underwear & Sleepwear': [WOMEN, MEN],
  Sportswear: [WOMEN, MEN],
  OTHER: [],
}

/** How to measure, for those who buy without trying on. */
export const MEASURING = [
  'Bust or chest: around the fullest part, under the arms.',
  'Waist: around the narrowest part, with a finger under the tape.',
  'Hips: around the widest part.',
  'Foot: stand on paper, mark heel and longest toe, and measure between the marks.',
] as const

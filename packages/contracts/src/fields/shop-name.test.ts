import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { shopNameSchema } from './shop-name.ts'
import { textUpTo } from './text.ts'

const isShopName = (name: string) => shopNameSchema.safeParse(name).success
const isText = (text: string) => textUpTo(200, 'Name is required').safeParse(text).success
const wide = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)

test.each([
  'Mama Nkechi',
  "Ọ̀gbẹ́ni Adé's",
  'Café Zürich 24',
  'Север',
  '東京 Foods',
  `${BRAND.name}n Foods`,
  'Sun ☀ Shop',
])('API-24 %s is accepted as a shop name', (name) => {
  expect(isShopName(name)).toBe(true)
})

test.each([
  ['a zero-width space', 'Mama\u200bNkechi'],
  ['a soft hyphen', 'Mama\u00adNkechi'],
  ['a joiner', 'Mama\u200dNkechi'],
  ['a variation selector', 'Mama\ufe00 Nkechi'],
  ['nothing but a filler', '\u3164'],
  ['nothing but blank dots', '\u2800'],
  ['nothing but signs', '***'],
  ['a Cyrillic letter among Latin ones', 'Mama Nkechi St\u043ere'],
  ['a Greek letter among Latin ones', 'Mama \u039dkechi'],
  ["the market's name", BRAND.name],
  ["the market's name as a word", `${BRAND.name.toUpperCase()} Official`],
  ["the market's name with signs around it", `The (${BRAND.name})-Shop`],
  ["the market's name in wide letters", [...BRAND.name].map(wide).join('')],
  ["the market's name with marks", `${BRAND.name}\u0323 Official`],
])('API-24 a name with %s is refused', (_what, name) => {
  expect(isShopName(name)).toBe(false)
})

test.each(['Ada\u200b Obi', 'Ada\u200d Obi', 'A\ufeffda', '\u115f\u1160', '\uffa0', 'A\u034fda', '\u200e'])(
  'API-23 API-24 a text with invisible characters is refused: %j',
  (text) => {
    expect(isText(text)).toBe(false)
  },
)

test.each([
  'Thank you \u2764\ufe0f',
  'For the family \u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u{1f469}\u{1f3fe}\u200d\u{1f373} cooks',
  'می\u200cخواهم',
  'क्\u200dष',
])('STAT-02 joiners are kept in text that needs them: %s', (text) => {
  expect(isText(text)).toBe(true)
})

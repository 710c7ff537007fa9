import { BRAND } from '@ahia/reference/brand'
import { textUpTo } from './text.ts'

const LATIN = /\p{Script=Latin}/u
/** Their letters look like Latin ones. */
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u
const WITHOUT_INK = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** API-24: by its name alone anyone who buys tells one shop from another, and all of them from us. */
export const shopNameSchema = textUpTo(200, 'Business Name is required')
  .refine((name) => /[\p{L}\p{N}]/u.test(name), 'Use letters or digits')
  .refine((name) => !WITHOUT_INK.test(name), 'Remove hidden characters')
  .refine((name) => !isOfTwoAlphabets(name.normalize('NFKC')), 'Use the letters of one alphabet')
  .refine((name) => !namesTheMarket(name), `Leave out ${BRAND.name}: that's our own name`)

const isOfTwoAlphabets = (name: string): boolean => LATIN.test(name) && LOOKS_LATIN.test(name)

const namesTheMarket = (name: string): boolean => ` ${wordsOf(name)} `.includes(` ${wordsOf(BRAND.name)} `)

/** In small letters and without marks, a space between two words. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

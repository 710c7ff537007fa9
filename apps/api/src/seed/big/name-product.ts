import type { Chance } from '@ahia/demo-market/seeded-random'
import type { Template } from './big-templates.ts'
import { brands, lines, looksOf, qualities, sizesOf } from './big-words.ts'

const SHARE_MAKE_FIRST = 0.4
const SHARE_WITH_LINE = 0.06
const SHARE_MISSPELT = 0.004
const SHARE_SECOND_REMARK = 0.4
const SHORT_BASE = 2
const BRAND_SKEW = 3
const LINE_SKEW = 6

/** The brand of a shop's product; in another round (0 to 1,599) the same shop and template get another brand. */
export function brandFor(shopAndTemplate: Chance, round: number): string {
  return brands[(earlyPlace(brands.length, shopAndTemplate, BRAND_SKEW) + round) % brands.length] ?? ''
}

/** A random place in a list; the greater `skew`, the more likely an early one. */
export const earlyPlace = (length: number, chance: Chance, skew: number): number =>
  Math.floor(length * chance.between(0, 1) ** skew)

/**
 * A name of 4 to 14 words, such as 'Ofada rice, stone-free, Ebube brand, 10 kg'. Another base or brand always gives
 * another name: a shop whose pairs of these are unique has unique names.
 */
export function nameProduct({ base, category }: Template, brand: string, chance: Chance): string {
  const remarks = listRemarks({ base, category }, chance).join(', ')
  const written = chance.isHappening(SHARE_MISSPELT) ? misspell(base, chance) : base
  return chance.isHappening(SHARE_MAKE_FIRST)
    ? `${brand} ${written} (${remarks})`
    : `${written}, ${brand} brand, ${remarks}`
}

function listRemarks({ base, category }: Pick<Template, 'base' | 'category'>, chance: Chance): string[] {
  const kinds = [chance.pick(sizesOf[category]), chance.pick(looksOf[category]), chance.pick(qualities)]
  const first = Math.floor(chance.between(0, kinds.length))
  const [one = '', other = ''] = [kinds[first], kinds[(first + 1) % kinds.length]]
  if (chance.isHappening(SHARE_WITH_LINE))
    return [lines[earlyPlace(lines.length, chance, LINE_SKEW)] ?? '', one]
  const isShort = base.split(' ').length <= SHORT_BASE
  return isShort || chance.isHappening(SHARE_SECOND_REMARK) ? [one, other] : [one]
}

/** A typo: two letters of a longer word are swapped. */
function misspell(text: string, chance: Chance): string {
  const longer = [...text.matchAll(/[a-z]{5,}/g)]
  const word = longer[Math.floor(chance.between(0, longer.length))]
  if (!word) return text
  const at = word.index + Math.floor(chance.between(0, word[0].length - 1))
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2)
}

import type { Product } from '@ahia/contracts/catalog'
import { toShownText } from './shown-text.rules.ts'

const MAX_SPOKEN = 70

type Named = Pick<Product, 'name'> & { shopId: { name: string } }

/** What each product is called in a sentence: as short as tells them apart. */
export function spokenNamesOf(products: readonly Named[]): string[] {
  const short = products.map(({ name }) => toShownText(name.split(', ')[0] ?? name, MAX_SPOKEN))
  if (areDifferent(short)) return short
  const whole = products.map(({ name }) => toShownText(name, MAX_SPOKEN))
  if (areDifferent(whole)) return whole
  return products.map(({ shopId }, at) => `${whole[at]} from ${toShownText(shopId.name, MAX_SPOKEN)}`)
}

const areDifferent = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length

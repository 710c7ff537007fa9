import type { Product } from '@ahia/contracts/catalog'
import { distinctRootsIn, rootsIn } from '../product/asked.rules.ts'

/** 'the cheaper one', 'the one that is black', 'the small own': one of those that were shown, and no request for another. */
const THE_ONE =
  /\bthe (?!(?:same|other|first|second|third|last|next|right|only)\b)((?:[a-z\d-]+ ){1,3})(?:ones?|own)\b|\bthe one (?:(?:that|which|with|in|for) )(?:is |has |get )?((?:[a-z\d-]+ ?){1,3})/
const MEASURES: readonly (readonly [RegExp, (product: Product) => number])[] = [
  [/^(?:cheap\w*|less expensive|least expensive|(?:more |most )?affordable)$/, ({ basePrice }) => -basePrice],
  [/^(?:(?:more|most) expensive|dear\w*|cost\w*|pric\w+)$/, ({ basePrice }) => basePrice],
  [/^(?:better|best|(?:best|better|higher|highest) rated|popular)$/, ({ rating }) => rating],
]

/** What of several is singled out by its price, its stars or a word that it alone has in its name; null where none is. */
export function singleOut(products: readonly Product[], plain: string): Product | null {
  const [, before, behind] = THE_ONE.exec(plain) ?? []
  const wanted = (before ?? behind ?? '').trim()
  if (wanted === '' || products.length < 2) return null
  const [, measure] = MEASURES.find(([sign]) => sign.test(wanted)) ?? []
  if (measure) return products.toSorted((one, other) => measure(other) - measure(one))[0] ?? null
  const roots = distinctRootsIn(wanted)
  const called = products.filter(({ name }) => {
    const own = new Set(rootsIn(name))
    return roots.length > 0 && roots.every((root) => own.has(root))
  })
  return called.length === 1 ? (called[0] ?? null) : null
}

/** Nothing else was said: 'ok, the cheaper one please'. */
export const isOnlySingledOut = (plain: string): boolean =>
  /^(?:(?:ok|okay|and|so|please|alright|yes|i (?:want|like|prefer|choose|take)|i will take|give me|show me|tell me about|what about|how about) )*the (?:[a-z\d-]+ ){1,3}(?:one|own)(?: please)?$/.test(
    plain,
  )

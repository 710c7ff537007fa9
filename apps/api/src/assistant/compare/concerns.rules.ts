/** What a comparison is to be decided by. */
export type Concern = 'cheaper' | 'pricier' | 'rating' | 'sales' | 'returns' | 'delivery' | 'stock'

// The more expensive before the cheaper: 'more expensive' also speaks of a price.
const SIGNS: readonly (readonly [Concern, RegExp])[] = [
  [
    'pricier',
    /\b(more expensive|most expensive|costlier|costliest|dearer|dearest|cost pass|(dear|expensive) pass|costs?( \w+)? (more|most))\b/,
  ],
  [
    'cheaper',
    /\b(cheap\w*|price\w*|cost|costs|amount|least|lowest|affordable|less money|how much|save|budget)\b/,
  ],
  [
    'rating',
    /\b(rat(ed|ing|ings|e)|reviews?|stars?|(people|customers|buyers|dem|everybody) (dey )?(like|love|prefer|enjoy)|liked?)\b/,
  ],
  ['sales', /\b(popular|best ?sell\w*|sells?|selling|(people|customers|dem) (dey )?buy|bought)\b/],
  ['returns', /\b(returns?|returned|returnable|refunds?|give back|bring back|send back|change my mind)\b/],
  ['delivery', /\b(deliver\w*|shipping|transport)\b/],
  ['stock', /\b(in stock|available|availability|remain\w*|how many (?!days?\b))\b/],
]

/** In the order of the table; empty when only 'better' or nothing was said. */
export function concernsOf(text: string): Concern[] {
  const lower = text.toLowerCase()
  const found = SIGNS.filter(([, sign]) => sign.test(lower)).map(([concern]) => concern)
  return found.includes('pricier') ? found.filter((concern) => concern !== 'cheaper') : found
}

import type { Wearer } from '../parse/extract-wearer.rules.ts'
import type { AttributeQuery } from './candidate-query.rules.ts'

/** What tells of them in a product's words, and what tells that it is for others; as to_tsquery syntax. */
export const WEARER_QUERIES: Readonly<Record<Wearer, NonNullable<AttributeQuery['wearer']>>> = {
  men: {
    own: 'men | man | male | groom',
    has: 'men | man | male | gents | groom | unisex',
    others:
      'women | woman | ladies | female | court | clutch | purse | kids | children | boys | girls | baby | bridal | bride',
    isChild: false,
  },
  women: {
    own: 'women | woman | ladies | female | bridal',
    has: 'women | woman | ladies | female | bridal | unisex',
    others: 'men | man | male | kids | children | boys | girls | baby | groom',
    isChild: false,
  },
  kids: {
    own: 'kids | children | boys | girls',
    has: 'kids | child | children | boys | girls | school | junior',
    others: null,
    isChild: true,
  },
  boys: { own: 'boys', has: 'boys | kids | children', others: 'girls', isChild: true },
  girls: { own: 'girls | daughter', has: 'girls | kids | children', others: 'boys', isChild: true },
}

import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { Measure } from '#catalog/search/parse/extract-measures.rules.ts'
import type { Preference } from '#catalog/search/parse/extract-preferences.rules.ts'

/** What a shopper asks for, read from the words alone; no product is known yet. No word is in two fields. */
export type ShopperRequest = {
  /**
   * What the thing is called, in the order said, lower case, for the catalogue's search; misspelt as it was written.
   * Empty: only qualities were said, or a whole category, or it is about delivery, payment or orders.
   */
  words: readonly string[]
  /** What it must not be or have, in the singular: 'black', 'plastic', 'sugar', 'cat'. */
  without: readonly string[]
  /** As said: 'red', 'navy blue'. Which shades will also do: reference/assistant/colours. 'Black soap' has no colour. */
  colours: readonly string[]
  /** As said, in capitals: '42', 'XXL', 'UK 14', '6X6', '195/65 R15', '5W-30'; ages: '3 YEARS', '6 MONTHS'. */
  sizes: readonly string[]
  measures: readonly Measure[]
  minNaira: number | null
  /** An amount without any limit word is the most: 'shoes, 10k'. */
  maxNaira: number | null
  /** Where the shop should be, not where to deliver ('delivery to Lagos'); null if two places were named. */
  state: DeliveryState | null
  /** Said as such ('in the Wardrobe category'), or by a plain name ('food') and nothing more precise. */
  category: Category | null
  /**
   * Words of what may be a shop's name: behind 'from', 'at' and 'by', or before 'sells'. Only the
   * database knows whether there is such a shop; if not, the words belong to the thing.
   */
  shopWords: readonly string[]
  preference: Preference | null
  minStars: number | null
  wantsStock: boolean
  wantsFreeDelivery: boolean
}

/** What a word refers to: the open page, or what was shown before. */
export type Pointer =
  /** 'this', 'that one', and 'it' where the message names no thing; with no page open, what was shown last. */
  | { at: 'open-page' }
  /** 'the second one'; -1 is the last. 'The first two' are two pointers. */
  | { at: 'nth'; n: number }
  /** 'these', 'them', 'both', 'all three' */
  | { at: 'all' }
  /** 'that order' */
  | { at: 'order' }

/** How a follow-up changes the earlier request. 'Which one is cheaper' is a question and changes nothing. */
export type Change = 'cheaper' | 'pricier' | 'better' | 'others'

/** One message, parsed without the catalogue or the conversation. */
export type ParsedMessage = {
  /** As written, without invisible characters. */
  text: string
  /**
   * Lower case, without marks and signs, Pidgin in plain English, amounts as '50000 naira', '5kg' as '5 kg': what
   * phrases are looked for in. It still has every word, including places and order numbers.
   */
  plain: string
  /** The same in the parts that commas and the like cut it into. */
  clauses: readonly string[]
  request: ShopperRequest
  pointers: readonly Pointer[]
  change: Change | null
  /** Only changes what was requested before: 'in red', 'under 20k', 'cheaper ones', 'what about beans?'. */
  isRefinement: boolean
  /** Last eight characters of orders, lower case. Words of eight letters only behind 'order', 'track' and '#'. */
  orderNumbers: readonly string[]
}

import { formatNaira } from '@ahia/money/format-naira'
import { fromNaira } from '@ahia/money/naira'
import { stateName } from '@ahia/reference/address-words'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { toShownText } from '../../compare/shown-text.rules.ts'
import type { ShopperRequest } from '../../parse/parsed-message.rules.ts'
import { measureText } from '../fit/measures.rules.ts'
import type { Search } from '../search.rules.ts'

/** More words than a thing is called by are a story, and are not said back. */
const MAX_ECHOED = 5
const MAX_ECHOED_LENGTH = 60
const MAX_NAME = 60

export const naira = (amount: number): string => formatNaira(fromNaira(amount))

/** ' for “rechargeable fan” within your budget from shops in Lagos': what was looked for, in our words; '' when all was. */
export function describeRequest({
  request,
  words,
  shop,
}: Pick<Search, 'request' | 'words' | 'shop'>): string {
  const parts = [
    whatOf(words, request),
    qualitiesOf(request),
    priceText(request),
    request.minStars === null ? '' : `with ${request.minStars} stars or more`,
    request.wantsFreeDelivery ? 'with free delivery' : '',
    shop ? `from ${toShownText(shop.name, MAX_NAME)}` : '',
    request.state === null ? '' : `from shops in ${stateName(request.state)}`,
  ]
  return parts.flatMap((part) => (part === '' ? [] : [` ${part}`])).join('')
}

function whatOf(words: Search['words'], { category }: ShopperRequest): string {
  if (words.length > MAX_ECHOED) return 'for what you described'
  const typedWords = words.map(({ typed, phrases: [phrase], match }) =>
    match === 'corrected' ? (phrase ?? typed) : typed,
  )
  const joined = typedWords.join(' ')
  if (joined.length > MAX_ECHOED_LENGTH) return 'for what you described'
  if (joined !== '') return `for “${joined}”`
  return category === null ? '' : `in ${CATEGORY_LABELS[category]}`
}

/** 'in 50 kg, size 42, in red, not black' */
export function qualitiesOf({ measures, sizes, colours, without }: ShopperRequest): string {
  const parts = [
    measures.length > 0 ? `of ${measures.map(measureText).join(' and ')}` : '',
    sizes.length > 0 ? `in size ${sizes.map(sizeText).join(' or ')}` : '',
    colours.length > 0 ? `in ${colours.join(' or ')}` : '',
    without.length > 0 ? `without ${without.join(' or ')}` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const sizeText = (size: string): string => (/MONTH|YEAR/.test(size) ? size.toLowerCase() : size)

/** In words: every amount that a reply names is a price of the market. */
export function priceText({ minNaira, maxNaira }: Pick<ShopperRequest, 'minNaira' | 'maxNaira'>): string {
  if (minNaira !== null && maxNaira !== null) return 'in your price range'
  if (maxNaira !== null) return Number.isInteger(maxNaira) ? 'within your budget' : 'cheaper than before'
  if (minNaira === null) return ''
  return Number.isInteger(minNaira) ? 'at that price or above' : 'more expensive than before'
}

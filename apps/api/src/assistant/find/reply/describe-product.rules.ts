import type { Product } from '@ahia/contracts/catalog'
import { toShownText } from '../../compare/shown-text.rules.ts'
import { choicesOf, type OfferedChoice } from '../fit/choices.rules.ts'
import type { Fit } from '../fit/fit.rules.ts'
import { naira } from './describe-request.rules.ts'

const MAX_NAME = 90
const MAX_VALUE = 40
const MAX_LEFT = 4

export const nameOf = ({ name }: Pick<Product, 'name'>): string => toShownText(name, MAX_NAME)

const choiceText = ({ values }: OfferedChoice): string =>
  values.map((value) => toShownText(value, MAX_VALUE)).join(', ')

/** '₦82,000' of the choice that was picked, '₦17,500 to ₦82,000' over all choices otherwise. */
function priceOfFit(product: Product, { choice, isPicked }: Fit): string {
  if (isPicked) return naira(choice.naira)
  const prices = choicesOf(product).map((one) => one.naira)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? naira(least) : `${naira(least)} to ${naira(most)}`
}

/** 'Abakaliki rice (50 kg), ₦82,000 from Ogbete Foodstuff Depot, Enugu': every word and figure from its row. */
export function describeProduct(product: Product, fit: Fit): string {
  const picked = fit.isPicked && fit.choice.values.length > 0 ? ` (${choiceText(fit.choice)})` : ''
  const shop = toShownText(`${product.shopId.name}, ${product.shopId.city}`, MAX_NAME)
  return `${nameOf(product)}${picked}, ${priceOfFit(product, fit)}, from ${shop}`
}

/** 'Blue; Black': what of it can be bought, as far as a sentence holds it. */
export function listChoices(product: Product): string {
  const left = choicesOf(product).filter(({ stock, values }) => stock > 0 && values.length > 0)
  const texts = [...new Set(left.map(choiceText))]
  return texts.length === 0 ? 'one kind only' : texts.slice(0, MAX_LEFT).join('; ')
}

/** Says plainly that it, or the choice that was asked for, is sold out, and what of it is left; '' when it can be bought. */
export function describeStock(product: Product, { choice, isPicked }: Fit): string {
  if (choice.stock > 0) return ''
  const left = choicesOf(product).some(({ stock }) => stock > 0)
  if (!left || !isPicked) return "It's out of stock right now."
  return `It comes in ${choiceText(choice)}, but that's out of stock right now. Still in stock: ${listChoices(product)}.`
}

/** 'Rated 4.5 of 5 by 12 customers.' */
export const describeRating = ({ rating, reviews }: Product): string =>
  reviews === 0
    ? 'It has no reviews yet.'
    : `It's rated ${rating} out of 5 in ${reviews} ${reviews === 1 ? 'review' : 'reviews'}.`

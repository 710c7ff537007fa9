import type { Product } from '@ahia/contracts/catalog'
import { kobo } from '@ahia/money/kobo'
import { fromNaira, toNaira } from '@ahia/money/naira'
import { availableQuantity } from '@ahia/rules/availability'
import { linePrice, unitPrice } from '@ahia/rules/price'

type VariantValue = Product['variants'][number]['variantValues'][number]
type OptionValue = VariantValue['options'][number]['optionValues'][number]

/** The fields of a product that a choice depends on. */
export type Choosable = Pick<Product, 'basePrice' | 'baseQuantity' | 'variants' | 'addOns'>

/** What is chosen on the product page now; null where the product has nothing to choose. */
export type ChoiceOnPage = {
  variantId: VariantValue['_id'] | null
  optionId: OptionValue['_id'] | null
  quantity: number
  addOnIds: readonly Product['addOns'][number]['_id'][]
}

/** PDP-06: on this page an add-on is taken once. */
export const ADD_ON_QUANTITY = 1

/** ＋ At this quantity or less the page shows how many are left. */
const FEW_LEFT = 5

const listVariants = ({ variants }: Choosable): VariantValue[] =>
  variants.flatMap(({ variantValues }) => variantValues)

const listOptions = (variant: VariantValue | null): OptionValue[] =>
  variant?.options.flatMap(({ optionValues }) => optionValues) ?? []

/** PDP-04: the first variant and its first option. */
export function firstChoice(product: Choosable): ChoiceOnPage {
  const [variant = null] = listVariants(product)
  return { ...ofVariant(variant), addOnIds: [] }
}

/** PDP-04: with its first option; add-ons stay as they are. */
export function chooseVariant(product: Choosable, choice: ChoiceOnPage, variantId: string): ChoiceOnPage {
  const variant = listVariants(product).find(({ _id }) => _id === variantId)
  return variant ? { ...choice, ...ofVariant(variant) } : choice
}

/** PDP-04: another option resets the quantity. */
export function chooseOption(product: Choosable, choice: ChoiceOnPage, optionId: string): ChoiceOnPage {
  const option = listOptions(chosenOf(product, choice).variant).find(({ _id }) => _id === optionId)
  return option ? { ...choice, optionId: option._id, quantity: 1 } : choice
}

function ofVariant(variant: VariantValue | null) {
  const [option = null] = listOptions(variant)
  return { variantId: variant?._id ?? null, optionId: option?._id ?? null, quantity: 1 }
}

/** PDP-05: at least 1, at most what is left. */
export function changeQuantity(product: Choosable, choice: ChoiceOnPage, quantity: number): ChoiceOnPage {
  const most = Math.max(1, availableOf(product, choice))
  return { ...choice, quantity: Math.min(Math.max(1, quantity), most) }
}

/** PDP-06: ticks or unticks an add-on. */
export function toggleAddOn({ addOns }: Choosable, choice: ChoiceOnPage, addOnId: string): ChoiceOnPage {
  const isTicked = (id: string) => (id === addOnId) !== choice.addOnIds.some((ticked) => ticked === id)
  return { ...choice, addOnIds: addOns.map(({ _id }) => _id).filter(isTicked) }
}

/** The parts of the product that the choice refers to. */
export function chosenOf(product: Choosable, { variantId, optionId, addOnIds }: ChoiceOnPage) {
  const variant = listVariants(product).find(({ _id }) => _id === variantId) ?? null
  return {
    variant,
    option: listOptions(variant).find(({ _id }) => _id === optionId) ?? null,
    addOns: product.addOns.filter(({ _id }) => addOnIds.includes(_id)),
  }
}

/** PDP-05: the stock of the option, else of the variant, else of the product. */
export function availableOf(product: Choosable, choice: ChoiceOnPage): number {
  const { variant, option } = chosenOf(product, choice)
  return availableQuantity({
    product: { stock: product.baseQuantity },
    variant: variant && { stock: variant.quantity },
    option: option && { stock: option.quantity },
  })
}

/** ＋ The number to warn about; null while there are plenty, or none at all. */
export const fewLeftOf = (available: number): number | null =>
  available > 0 && available <= FEW_LEFT ? available : null

type Prices = {
  /** One unit without add-ons. */
  plainNaira: number
  /** PDP-07: one unit with its add-ons. */
  unitNaira: number
  /** The add-ons of one unit. */
  addOnsNaira: number
  /** For the chosen quantity. */
  totalNaira: number
}

/** PDP-07: the price of the choice with its add-ons. */
export function pricesOf(product: Choosable, choice: ChoiceOnPage): Prices {
  const { variant, option, addOns } = chosenOf(product, choice)
  const unitPriceKobo = unitPrice({
    product: { priceKobo: fromNaira(product.basePrice) },
    variant: variant && { priceKobo: koboOf(variant.price) },
    option: option && { priceKobo: koboOf(option.price) },
  })
  const pricedAddOns = addOns.map(({ price }) => ({ priceKobo: fromNaira(price), quantity: ADD_ON_QUANTITY }))
  const priceOf = (quantity: number) => toNaira(linePrice({ quantity, unitPriceKobo, addOns: pricedAddOns }))
  return {
    plainNaira: toNaira(unitPriceKobo),
    unitNaira: priceOf(1),
    addOnsNaira: toNaira(linePrice({ quantity: 1, unitPriceKobo: kobo(0), addOns: pricedAddOns })),
    totalNaira: priceOf(choice.quantity),
  }
}

/** What a variant costs with each of its options, without add-ons. */
export function pricesOfVariant(product: Choosable, variantId: string): number[] {
  const first = chooseVariant(product, { ...firstChoice(product), addOnIds: [] }, variantId)
  const options = listOptions(chosenOf(product, first).variant)
  const choices = options.length === 0 ? [first] : options.map(({ _id }) => ({ ...first, optionId: _id }))
  return choices.map((choice) => pricesOf(product, choice).plainNaira)
}

const koboOf = (naira: number | null) => (naira === null ? null : fromNaira(naira))

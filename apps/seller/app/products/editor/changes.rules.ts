import type { InputOf } from '@ahia/contracts/endpoint'
import type { AddOnId, OptionId, VariantId } from '@ahia/contracts/ids'
import { MAX_ADD_ON_QUANTITY, MAX_LOW_STOCK, MAX_RETURN_DAYS, USUAL_LOW_STOCK } from '@ahia/contracts/limits'
import type { createListing } from '@ahia/contracts/seller/listings'
import { alike, twice } from './choices.rules.ts'
import {
  ALL_FIELDS,
  EMPTY_FORM,
  type FormField,
  type ListingForm,
  type OptionRow,
  type StockCell,
  type ValueRow,
} from './listing-form.ts'
import { countError, priceError, readAmount, readCount } from './typed.rules.ts'

type Body = Omit<InputOf<typeof createListing>, 'requestKey'>
export type Changes = Partial<Body>

/** What differs between two forms. Sales change the stock all day, so stock counts only where somebody typed it. */
export const changedFields = (form: ListingForm, base: ListingForm): FormField[] =>
  ALL_FIELDS.filter((field) => !isSame(field, form, base))

export const isSame = (field: FormField, one: ListingForm, other: ListingForm): boolean =>
  comparable(field, one) === comparable(field, other)

/** As it would be sent, so that a space at the end or a comma in a price is no change. */
const comparable = (field: FormField, form: ListingForm): string =>
  JSON.stringify(isFinished(field, form) ? toBody[field](form) : form[field])

const isTyped = ({ shown, quantity }: Pick<StockCell, 'shown' | 'quantity'>): boolean =>
  quantity.trim() !== '' && readCount(quantity) !== shown

/** Fields that changed, but cannot be sent before somebody has finished typing them. */
export const unfinishedFields = (form: ListingForm, base: ListingForm): FormField[] =>
  changedFields(form, base).filter((field) => !isFinished(field, form))

/** SELL-08: only what changed is sent, so that two people who change different things both keep theirs. */
export function changesOf(form: ListingForm, base: ListingForm = EMPTY_FORM): Changes {
  const ready = changedFields(form, base).filter((field) => isFinished(field, form))
  return Object.assign({}, ...ready.map((field) => toBody[field](form)))
}

const toBody: { [Field in FormField]: (form: ListingForm) => Changes } = {
  name: ({ name }) => ({ name: name.trim() }),
  subtitle: ({ subtitle }) => ({ subtitle: subtitle.trim() }),
  description: ({ description }) => ({ description: description.trim() }),
  brand: ({ brand }) => ({ brand: brand.trim() || null }),
  shelf: ({ shelf: { category, subCategory } }) =>
    category === null ? {} : { category, ...(subCategory === '' ? {} : { subCategory }) },
  basePrice: ({ basePrice }) => ({ basePrice: readAmount(basePrice) }),
  stock: ({ choices, stock }) => (choices.values.length > 0 ? {} : toStock(stock)),
  specifications: ({ specifications }) => ({
    specifications: specifications.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
  }),
  delivery: ({ delivery: { type, area, within, unit } }) => {
    const count = readCount(within)
    return { delivery: { type, area, promise: count === null ? null : { within: count, unit } } }
  },
  returns: ({ returns: { policy, days } }) => ({
    returns: { policy, days: policy === 'NONE' ? 0 : (readCount(days) ?? 0) },
  }),
  taxClass: ({ taxClass }) => ({ taxClass }),
  pictures: ({ pictures }) => ({ pictures: pictures.map(({ key }) => key) }),
  choices: ({ choices: { name, values } }) =>
    values.length === 0
      ? { variants: null }
      : { variants: { name: name.trim(), values: values.map(toVariant) } },
  addOns: ({ addOns }) => ({
    addOns: addOns.map(({ id, name, price, most }) => ({
      ...idOf<AddOnId>(id),
      name: name.trim(),
      price: readAmount(price) ?? 0,
      maxQuantity: readCount(most) ?? 1,
    })),
  }),
}

/** SELL-40: with what was shown, so that a sale in between stays a sale. */
function toStock(cell: StockCell): Pick<Changes, 'quantity' | 'quantityShown' | 'sku' | 'lowStock'> {
  const quantity = isTyped(cell) ? readCount(cell.quantity) : null
  return {
    ...(quantity === null ? {} : { quantity, quantityShown: cell.shown ?? 0 }),
    sku: cell.sku.trim() || null,
    lowStock: readCount(cell.lowStock) ?? USUAL_LOW_STOCK,
  }
}

const toRow = <Id extends string>(row: OptionRow) => ({
  ...idOf<Id>(row.id),
  value: row.value.trim(),
  price: readAmount(row.price),
})

function toVariant(row: ValueRow) {
  if (row.options.length === 0) return { ...toRow<VariantId>(row), ...toStock(row), options: null }
  const values = row.options.map((option) => ({ ...toRow<OptionId>(option), ...toStock(option) }))
  return { ...toRow<VariantId>(row), options: { name: row.optionName.trim(), values } }
}

/** Drafts keep ids as text; each came from the server as the id of its kind. */
const idOf = <Id extends string>(id: string | null): { _id?: Id } => (id === null ? {} : { _id: id as Id })

const isFinished = (field: FormField, form: ListingForm): boolean => unfinished[field]?.(form) !== true

/** What the server would refuse as half typed; it stays on the phone until it is whole. */
const unfinished: { [Field in FormField]?: (form: ListingForm) => boolean } = {
  name: ({ name }) => name.trim() === '',
  brand: ({ brand }) => brand.includes('#'),
  basePrice: ({ basePrice }) => priceError(basePrice) !== null,
  stock: ({ choices, stock }) => choices.values.length === 0 && isHalfTyped(stock),
  specifications: ({ specifications }) =>
    hasBlank(specifications.flatMap(({ name, value }) => [name, value])) ||
    twice(specifications.map(({ name }) => ({ value: name }))).size > 0,
  delivery: ({ delivery }) => promiseError(delivery) !== null,
  returns: ({ returns: { policy, days } }) =>
    policy !== 'NONE' && countError(days, { most: MAX_RETURN_DAYS }) !== null,
  choices: ({ choices: { name, values } }) =>
    values.length > 0 && (name.trim() === '' || areUnfinished(values) || values.some(hasUnfinishedOptions)),
  addOns: ({ addOns }) =>
    hasBlank(addOns.map(({ name }) => name)) ||
    twice(addOns.map(({ name }) => ({ value: name }))).size > 0 ||
    addOns.some(
      ({ price, most }) =>
        priceError(price, 0) !== null ||
        readCount(most) === null ||
        countError(most, { least: 1, most: MAX_ADD_ON_QUANTITY }) !== null,
    ),
}

const MAX_HOURS = 12
const MAX_DAYS = 30

export function promiseError({ area, within, unit }: ListingForm['delivery']): string | null {
  if (unit === 'HOURS' && within.trim() !== '' && area !== 'CITY')
    return 'Hours are for delivery in your own city. Choose days, or deliver in your city only.'
  return countError(within, { least: 1, most: unit === 'HOURS' ? MAX_HOURS : MAX_DAYS })
}

const hasUnfinishedOptions = ({ optionName, options }: ValueRow): boolean =>
  options.length > 0 && (optionName.trim() === '' || areUnfinished(options))

const areUnfinished = (rows: readonly OptionRow[]): boolean =>
  twice(rows).size > 0 ||
  rows.some((row) => alike(row.value) === '' || priceError(row.price) !== null || isHalfTyped(row))

const isHalfTyped = ({ quantity, lowStock }: StockCell): boolean =>
  countError(quantity) !== null || countError(lowStock, { most: MAX_LOW_STOCK }) !== null

const hasBlank = (texts: readonly string[]): boolean => texts.some((text) => text.trim() === '')

import type { Listing } from '@ahia/contracts/shapes/listing'
import { groupDigits } from '@ahia/money/group-digits'
import { newUuid } from '@ahia/web/browser/new-uuid'

/** What can be sold and counted. Numbers are kept as they were typed, so that nothing typed is ever lost. */
export type StockCell = {
  quantity: string
  /** The stock as it was shown; null where nobody has counted yet. */
  shown: number | null
  sku: string
  /** At this number and below it is low; empty is the usual one (SELL-46). */
  lowStock: string
}

type Row = {
  /** Names the row on this screen, also before the server has given it an id. */
  row: string
  id: string | null
}

export type OptionRow = Row & StockCell & { value: string; price: string }
export type ValueRow = OptionRow & { optionName: string; options: readonly OptionRow[] }
export type AddOnRow = Row & { name: string; price: string; most: string }
export type SpecificationRow = { row: string; name: string; value: string }
export type FormPicture = { key: string; url: string }

/** A listing while it is typed. Each of these is saved, compared and merged as a whole. */
export type ListingForm = {
  name: string
  subtitle: string
  description: string
  brand: string
  shelf: { category: Listing['category']; subCategory: string }
  basePrice: string
  stock: StockCell
  specifications: readonly SpecificationRow[]
  delivery: Pick<Listing['delivery'], 'type' | 'area'> & { within: string; unit: 'HOURS' | 'DAYS' }
  returns: { policy: Listing['returns']['policy']; days: string }
  taxClass: Listing['taxClass']
  pictures: readonly FormPicture[]
  choices: { name: string; values: readonly ValueRow[] }
  addOns: readonly AddOnRow[]
}

export type FormField = keyof ListingForm

export const FORM_FIELDS = {
  name: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  brand: 'Brand',
  shelf: 'Category',
  basePrice: 'Price',
  stock: 'Stock',
  specifications: 'Details',
  delivery: 'Delivery',
  returns: 'Returns',
  taxClass: 'VAT',
  pictures: 'Pictures',
  choices: 'Choices',
  addOns: 'Add-ons',
} as const satisfies Record<FormField, string>

export const ALL_FIELDS = Object.keys(FORM_FIELDS) as FormField[]

const NOT_COUNTED: StockCell = { quantity: '', shown: null, sku: '', lowStock: '' }

export const EMPTY_FORM: ListingForm = {
  name: '',
  subtitle: '',
  description: '',
  brand: '',
  shelf: { category: null, subCategory: '' },
  basePrice: '',
  stock: NOT_COUNTED,
  specifications: [],
  delivery: { type: 'STANDARD', area: 'EVERYWHERE', within: '', unit: 'DAYS' },
  returns: { policy: 'NONE', days: '' },
  taxClass: 'STANDARD',
  pictures: [],
  choices: { name: '', values: [] },
  addOns: [],
}

export const newOption = (value = ''): OptionRow => ({
  row: newUuid(),
  id: null,
  value,
  price: '',
  ...NOT_COUNTED,
})
export const newValue = (value = ''): ValueRow => ({ ...newOption(value), optionName: '', options: [] })
export const newAddOn = (): AddOnRow => ({ row: newUuid(), id: null, name: '', price: '', most: '1' })
export const newSpecification = (name = ''): SpecificationRow => ({ row: newUuid(), name, value: '' })

/** The form of a listing as the server has it. */
export function toForm(listing: Listing): ListingForm {
  const { name, subtitle, description, category, subCategory, delivery, returns, taxClass, pictures } =
    listing
  return {
    name,
    subtitle,
    description,
    brand: listing.brand ?? '',
    shelf: { category, subCategory },
    basePrice: toText(listing.basePrice),
    stock: listing.variants ? NOT_COUNTED : toCell(listing),
    specifications: listing.specifications.map((pair) => ({ ...newSpecification(), ...pair })),
    delivery: {
      type: delivery.type,
      area: delivery.area,
      within: toText(delivery.promise?.within ?? null),
      unit: delivery.promise?.unit ?? 'DAYS',
    },
    returns: { policy: returns.policy, days: returns.days === 0 ? '' : String(returns.days) },
    taxClass,
    pictures: pictures.map(({ key, url }) => ({ key, url })),
    choices: { name: listing.variants?.name ?? '', values: listing.variants?.values.map(toValue) ?? [] },
    addOns: listing.addOns.map((addOn) => ({
      row: addOn._id,
      id: addOn._id,
      name: addOn.name,
      price: toText(addOn.price),
      most: String(addOn.maxQuantity),
    })),
  }
}

type Variant = NonNullable<Listing['variants']>['values'][number]
type Option = NonNullable<Variant['options']>['values'][number]

const toValue = (variant: Variant): ValueRow => ({
  ...toOption(variant),
  ...(variant.options ? NOT_COUNTED : {}),
  optionName: variant.options?.name ?? '',
  options: variant.options?.values.map(toOption) ?? [],
})

const toOption = (option: Omit<Option, 'options'> | Variant): OptionRow => ({
  row: option._id,
  id: option._id,
  value: option.value,
  price: toText(option.price),
  ...toCell(option),
})

type Counted = Pick<Listing, 'stock' | 'isCounted' | 'sku' | 'lowStock'>

const toCell = ({ stock, isCounted, sku, lowStock }: Counted): StockCell => ({
  quantity: isCounted ? String(stock) : '',
  shown: isCounted ? stock : null,
  sku: sku ?? '',
  lowStock: String(lowStock),
})

const toText = (amount: number | null): string => (amount === null ? '' : groupDigits(amount))

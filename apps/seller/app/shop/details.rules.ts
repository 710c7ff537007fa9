import type { ShopDetails } from '@ahia/contracts/seller/shop-details'

export type DetailName = Exclude<keyof ShopDetails, 'version'>

type DetailField = { name: DetailName; label: string; hint: string; isLong: boolean }

/** In the order in which they are shown. */
export const DETAIL_FIELDS: readonly DetailField[] = [
  {
    name: 'returnAddress',
    label: 'Return address',
    hint: 'Where customers send returns.',
    isLong: true,
  },
  {
    name: 'handOverPlace',
    label: 'Carrier pickup address',
    hint: 'Where a carrier picks up your parcels.',
    isLong: true,
  },
  { name: 'deliveryPhone', label: 'Delivery phone', hint: 'The number a rider calls.', isLong: false },
  { name: 'tin', label: 'Tax identification number (TIN)', hint: 'Like 12345678-0001.', isLong: false },
  { name: 'cacNumber', label: 'CAC number', hint: 'Like RC 123456.', isLong: false },
]

export type TypedDetails = Record<DetailName, string>

export const toTyped = (details: ShopDetails): TypedDetails => ({
  returnAddress: details.returnAddress ?? '',
  handOverPlace: details.handOverPlace ?? '',
  deliveryPhone: details.deliveryPhone ?? '',
  tin: details.tin ?? '',
  cacNumber: details.cacNumber ?? '',
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What is sent: nothing typed is null. */
export const toSent = (typed: TypedDetails): Omit<ShopDetails, 'version'> => ({
  returnAddress: orNull(typed.returnAddress),
  handOverPlace: orNull(typed.handOverPlace),
  deliveryPhone: orNull(typed.deliveryPhone),
  tin: orNull(typed.tin),
  cacNumber: orNull(typed.cacNumber),
})

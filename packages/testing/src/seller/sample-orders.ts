import { orderIdSchema, parcelIdSchema } from '@ahia/contracts/ids'
import type { SellerOrder } from '@ahia/contracts/shapes/seller-order'

const idOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

type Given = Partial<Pick<SellerOrder, 'items'>> & { status?: SellerOrder['parcel']['status'] }

/** A paid order as its shop sees it; the id of its parcel is a hundred places further. */
export const sampleSellerOrder = (
  place: number,
  { status = 'NEW', items = [] }: Given = {},
): SellerOrder => ({
  _id: orderIdSchema.parse(idOf(place)),
  status: 'PAID',
  placedAt: '2026-11-17T08:00:00.000Z',
  paidAt: '2026-11-17T08:01:00.000Z',
  items,
  itemsTotal: 5_500,
  deliveryFee: 1_500,
  delivery: { type: 'DOORDELIVERY', city: 'Ikeja', state: 'LAGOS' },
  parcel: {
    _id: parcelIdSchema.parse(idOf(100 + place)),
    status,
    dueAt: '2026-11-17T09:30:00.000Z',
    isLate: true,
    cancelsAt: '2026-11-19T22:59:59.000Z',
    arrivesBy: null,
    closesAt: null,
    carrier: null,
    waybill: null,
    returnReason: null,
    proof: null,
    hasPhoto: false,
    question: null,
    moves: [{ status, at: '2026-11-17T09:00:00.000Z', by: 'SHOP', note: null }],
  },
  actions: [],
})

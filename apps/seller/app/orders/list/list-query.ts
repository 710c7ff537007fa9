import type { SellerTab } from '@ahia/contracts/shapes/seller-order'
import type { ListFilter } from '../offline/use-order-list.ts'

export const LIST_PATH = '/seller/orders'

/** The tabs of the list, and the states that each can be narrowed to. */
export const LIST_TABS = [
  { name: 'new', tab: 'NEW', label: 'New', states: [] },
  {
    name: 'to-ship',
    tab: 'TO_SHIP',
    label: 'To ship',
    states: ['ACCEPTED', 'PACKED', 'WAITING_FOR_ADDRESS'],
  },
  { name: 'shipped', tab: 'SHIPPED', label: 'Shipped', states: ['HANDED_OVER', 'AT_POINT', 'RETURNING'] },
  { name: 'all', tab: 'ALL', label: 'All', states: ['DELIVERED', 'RETURNED', 'LOST', 'CANCELLED'] },
] as const satisfies readonly {
  name: string
  tab: SellerTab
  label: string
  states: readonly NonNullable<ListFilter['state']>[]
}[]

const NUMBER = /^[0-9a-f]{8}$/i

/** What the address asks for; what it can't mean is left out. */
export function readFilter(query: URLSearchParams): ListFilter {
  const { tab, states } = LIST_TABS.find(({ name }) => name === query.get('tab')) ?? LIST_TABS[1]
  const known: readonly NonNullable<ListFilter['state']>[] = states
  const search = query.get('number')?.trim().replace('#', '') ?? ''
  const isNumber = NUMBER.test(search)
  return {
    tab: isNumber ? 'ALL' : tab,
    way: WAYS.find(({ name }) => name !== null && name === query.get('way'))?.way ?? null,
    state: known.find((state) => state.toLowerCase() === query.get('state')) ?? null,
    search: isNumber ? search.toLowerCase() : null,
  }
}

export const WAYS = [
  { name: null, way: null, label: 'All' },
  { name: 'door', way: 'DOORDELIVERY', label: 'Door delivery' },
  { name: 'pickup', way: 'PICKUP', label: 'Pickup' },
] as const

export function listAddress({ tab, way, state }: Omit<ListFilter, 'search'>): string {
  const query = new URLSearchParams()
  const { name } = LIST_TABS.find((one) => one.tab === tab) ?? LIST_TABS[1]
  if (name !== 'to-ship') query.set('tab', name)
  const wayName = WAYS.find((one) => one.way === way)?.name
  if (wayName) query.set('way', wayName)
  if (state) query.set('state', state.toLowerCase())
  return query.size === 0 ? LIST_PATH : `${LIST_PATH}?${query}`
}

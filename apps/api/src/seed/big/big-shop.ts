import type { ShopId } from '@ahia/contracts/ids'
import { demoShops } from '@ahia/demo-market/demo-shops'
import type { Category } from '@ahia/reference/categories'
import { stableId } from '../stable-id.ts'
import { brands } from './big-words.ts'

const DAY_MS = 86_400_000
/** Older than the oldest product. */
const YOUNGEST_DAYS = 731
const AGES_DAYS = 400
const OWNER_STEP = 37
const SUSPENDED_OF_HUNDRED = 57

const areas = [...new Map(demoShops.map(({ city, state }) => [city, { city, state }])).values()]

export type BigShop = ReturnType<typeof toBigShop>

/** The shop of this number: a demo shop's trade, in any demo shop's area, under a name that no other number has. */
export function toBigShop(number: number, now: Date) {
  const demo = demoShops[number % demoShops.length]
  const area = areas[Math.floor(number / demoShops.length) % areas.length]
  if (!demo || !area) throw new Error('The demo market has no shops')
  const round = Math.floor(number / (demoShops.length * areas.length))
  const owner = brands[(round * OWNER_STEP + number) % brands.length] ?? ''
  const name = `${owner} ${demo.name}, ${area.city.split(',', 1)[0]}`
  const category: Category = demo.category
  const ageDays = YOUNGEST_DAYS + (number % AGES_DAYS)
  const row = {
    id: stableId<ShopId>('big shop', String(number)),
    name,
    city: area.city,
    state: area.state,
    description: demo.description,
    status: number % 100 === SUSPENDED_OF_HUNDRED ? 'SUSPENDED' : 'APPROVED',
    created_at: new Date(now.getTime() - ageDays * DAY_MS),
  } as const
  return { row, category }
}

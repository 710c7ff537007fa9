// Made by `npm run tables` from the migrations. A test fails when it no longer fits the database.
import type { ProductId, ShopId } from '@ahia/contracts/ids'
import type { Kobo } from '@ahia/money/kobo'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/database/database.ts'

export type Tables = {
  event_listeners: {
    event: string
    task: string
  }
  products: {
    id: ProductId
    shop_id: ShopId
    name: string
    category:
      | 'FOOD'
      | 'HEALTH'
      | 'GROCERY'
      | 'HOUSEHOLD'
      | 'SPA'
      | 'PET'
      | 'TECH'
      | 'WARDROBE'
      | 'ORGANIC'
      | 'JEWELRY'
      | 'GARDEN'
      | 'AUTOMOTIVES'
    base_price_kobo: Kobo
    is_featured: Generated<boolean>
    created_at: Generated<Date>
  }
  rate_limits: {
    bucket: string
    hits: number
    resets_at: Date
  }
  shops: {
    id: ShopId
    name: string
    city: string
    state: 'ENUGU' | 'LAGOS' | 'ABUJA' | 'PORT HARCOURT' | 'EDO'
    created_at: Generated<Date>
  }
}

/** What use cases are given: reads, and transactions for everything that writes. */
export type Db = Database<Tables>
export type Reader = Kysely<Tables>
export type Tx = Transaction<Tables>

import { subtract } from '@ahia/money/arithmetic'
import { type Kobo, ZERO } from '@ahia/money/kobo'
import { sumRefunds } from '#refunds/refunds.sql.ts'
import type { Store } from '#store/open-store.ts'
import type { Transaction } from '#transactions/transactions.sql.ts'
import { sumTaken } from './disputes.sql.ts'

/** What can still go back: neither promised by a refund nor taken by a bank. */
export const leftOf = (store: Store, { id, captured }: Transaction): Kobo =>
  subtract(subtract(captured ?? ZERO, sumRefunds(store, id).accepted), sumTaken(store, id))

/** P13: a transaction of which everything has gone back is reversed. */
export const isAllGone = (store: Store, { id, captured }: Transaction): boolean =>
  captured !== null && sumRefunds(store, id).processed + sumTaken(store, id) >= captured

import type { AccountId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { listWishes } from './list-wishes.ts'

/** PROF-06: what an account takes along of its wishlist. */
export const exportWishes = (reader: Reader, accountId: AccountId): ReturnType<typeof listWishes> =>
  listWishes(reader, accountId)

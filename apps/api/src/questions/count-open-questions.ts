import type { ShopId } from '@ahia/contracts/ids'
import type { Db } from '#tables.ts'
import { countOfShop } from './questions.sql.ts'

/** SELL-62: questions of customers that the shop has not answered. */
export const countOpenQuestions = ({ db }: { db: Db }, shopId: ShopId): Promise<number> =>
  countOfShop(db.read, { shopId, isOpen: true })

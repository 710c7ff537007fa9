import type { ShopId } from '@ahia/contracts/ids'
import type { exportShopData } from '@ahia/contracts/seller/shop-settings'
import type { z } from 'zod'
import type { Reader } from '#tables.ts'
import { listAnswersOf } from './own-questions.sql.ts'

type ShopAnswer = z.output<typeof exportShopData.data>['answers'][number]

/** SELL-61, SELL-62: a shop's answers with their questions, newest first. */
export async function listShopAnswers(reader: Reader, shopId: ShopId): Promise<ShopAnswer[]> {
  const answers = await listAnswersOf(reader, shopId)
  return answers.map(({ answeredAt, ...answer }) => ({ ...answer, answeredAt: answeredAt.toISOString() }))
}

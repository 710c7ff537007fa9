import type { AccountId, OrderId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { type OrderToPay, selectOrdersToPay } from './unpaid-orders.sql.ts'

export type { OrderToPay } from './unpaid-orders.sql.ts'

/** What a customer wants to pay, in the order of the ids. T5: an unknown one and a stranger's are missing alike. */
export const listOrdersToPay = (
  reader: Reader,
  asked: { accountId: AccountId; orderIds: readonly OrderId[] },
): Promise<OrderToPay[]> => selectOrdersToPay(reader, asked)

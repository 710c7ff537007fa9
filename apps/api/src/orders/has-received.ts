import type { AccountId, ProductId } from '@ahia/contracts/ids'
import type { Reader } from '#tables.ts'
import { existsDelivered } from './received.sql.ts'

/** PDP-14: whether the product came to this customer, whatever became of the order after. */
export const hasReceived = (
  reader: Reader,
  asked: { accountId: AccountId; productId: ProductId },
): Promise<boolean> => existsDelivered(reader, asked)

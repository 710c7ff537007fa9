import type { ApiError } from '@ahia/contracts/api-error'
import type { ShopReview } from '@ahia/contracts/seller/reviews'
import { fieldsOf, isText } from '@ahia/web/storage/stored-fields'

/** SELL-08: the review with the reply that another device has saved; null when that is not what went wrong. */
export function presentReview({ code, details }: ApiError, review: ShopReview): ShopReview | null {
  if (code !== 'CHANGED_MEANWHILE') return null
  const { reply, repliedAt, replyVersion } = fieldsOf(fieldsOf(details).present)
  return isText(reply) && isText(repliedAt) && typeof replyVersion === 'number'
    ? { ...review, reply, repliedAt, replyVersion }
    : null
}

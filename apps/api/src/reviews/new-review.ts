import type { ProductId, ReviewId } from '@ahia/contracts/ids'

export type NewReview = {
  id: ReviewId
  productId: ProductId
  authorName: string
  stars: number
  text: string | null
  /** WIN-37: the author bought and received the product. */
  isVerified: boolean
  createdAt: Date
}

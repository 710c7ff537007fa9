import type { ShopReview } from '@ahia/contracts/seller/reviews'
import { HIDDEN_WORDS_REASONS } from '@ahia/reference/goods-reports'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Stars } from '@ahia/ui/stars'
import { useId, useState } from 'react'
import { ReplyForm } from './reply-form.tsx'

type ReviewCardProps = { review: ShopReview; onReplied: (review: ShopReview) => void }

export function ReviewCard({ review, onReplied }: ReviewCardProps) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const { product, authorName, stars, text, hiddenReason, createdAt, reply } = review
  const finish = (replied: ShopReview) => {
    setOpen(false)
    setNote('Reply saved. The product page shows it within a minute.')
    onReplied(replied)
  }
  return (
    <Card as="li" className="grid gap-3">
      <div id={titleId}>
        <p className="font-semibold wrap-anywhere">{product.name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
          <Stars value={stars} />
          <span className="sr-only">{stars} out of 5</span>
          <span>
            {authorName}, <time dateTime={createdAt}>{lagosDate(createdAt)}</time>
          </span>
        </p>
      </div>
      <p className="text-pretty wrap-anywhere whitespace-pre-line">
        {text ?? (
          <span className="text-text-2">
            {hiddenReason === null ? 'No comment.' : HIDDEN_WORDS_REASONS[hiddenReason]}
          </span>
        )}
      </p>
      {isOpen ? (
        <ReplyForm
          review={review}
          titleId={titleId}
          onReplied={finish}
          onChanged={onReplied}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          {reply !== null && <OwnReply review={review} />}
          <div>
            <Button
              look={reply === null ? 'tonal' : 'outline'}
              aria-describedby={titleId}
              onClick={() => setOpen(true)}
            >
              {reply === null ? 'Reply' : 'Change reply'}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="font-semibold text-ok empty:hidden">
        {isOpen ? '' : note}
      </p>
    </Card>
  )
}

const OwnReply = ({ review: { reply, repliedAt } }: { review: ShopReview }) => (
  <div className="border-l-2 border-brand pl-3">
    <p className="text-pretty wrap-anywhere whitespace-pre-line">{reply}</p>
    {repliedAt && (
      <p className="text-small text-text-2">
        You, <time dateTime={repliedAt}>{lagosDate(repliedAt)}</time>
      </p>
    )}
  </div>
)

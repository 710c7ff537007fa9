import { ApiError } from '@ahia/contracts/api-error'
import { MAX_REPLY_LENGTH } from '@ahia/contracts/limits'
import { replyToReview, type ShopReview } from '@ahia/contracts/seller/reviews'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'
import { presentReview } from './present-review.ts'

type ReplyFormProps = {
  review: ShopReview
  titleId: string
  onReplied: (review: ShopReview) => void
  /** Another device has replied: this is what is there now. What was typed stays. */
  onChanged: (review: ShopReview) => void
  onCancel: () => void
}

export function ReplyForm({ review, titleId, onReplied, onChanged, onCancel }: ReplyFormProps) {
  const [text, setText] = useState(review.reply ?? '')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't save your reply.", ['reply'])
  const keyOf = useRequestKey()
  const isBusy = attempt.state.step === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    const reply = text.trim()
    if (reply === '') return
    attempt.run(async (signal) => {
      const content = { id: review._id, version: review.replyVersion, reply }
      try {
        const sent = { requestKey: keyOf(content), ...content }
        onReplied((await shopSession.call(replyToReview, sent, { signal })).review)
      } catch (error) {
        const present = error instanceof ApiError ? presentReview(error, review) : null
        if (present) onChanged(present)
        throw error
      }
    })
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-3">
      <TextArea
        label="Your reply"
        name="reply"
        required
        rows={3}
        maxLength={MAX_REPLY_LENGTH}
        autoFocus
        value={text}
        readOnly={isBusy}
        attempted={attempted}
        error={text.trim() === '' ? 'Write a reply' : attempt.errorOf('reply')}
        onChange={(event) => {
          setText(event.target.value)
          attempt.reset()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving..." className="w-full sm:w-auto">
          {review.reply === null ? 'Publish reply' : 'Save reply'}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={onCancel} className="w-full sm:w-auto">
          Cancel
        </Button>
      </div>
      <SaveOutcome attempt={attempt} />
    </form>
  )
}

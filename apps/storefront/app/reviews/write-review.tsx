import { messageOf } from '@ahia/contracts/api-error'
import { MAX_REVIEW_LENGTH, MAX_REVIEW_PHOTOS } from '@ahia/contracts/limits'
import { uploadReviewPhotos } from '@ahia/contracts/media'
import { writeReview } from '@ahia/contracts/reviews'
import { authorName } from '@ahia/rules/author-name'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { DraftPhotosField } from '@ahia/web/components/draft-photos'
import { useDraftPhotos } from '@ahia/web/forms/use-draft-photos'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { shrinkPhoto } from '#pictures/shrink-photo.ts'
import { call } from '#session/customer-session.ts'
import { useSession } from '#session/use-session.ts'
import { StarChoice } from './star-choice.tsx'

const sendPhotos = async (photos: readonly Blob[]): Promise<string[]> =>
  (await call(uploadReviewPhotos, {}, { files: photos })).files.map(({ key }) => key)

type WriteReviewProps = { productId: string; name: string; onWritten: () => void }

type WriteReviewState =
  | { step: 'closed' }
  | { step: 'open' }
  | { step: 'busy' }
  | { step: 'failed'; message: string }

/** PDP-14: for customers who received the product. The draft stays when the dialog is closed. */
export function WriteReview({ productId, name, onWritten }: WriteReviewProps) {
  const [writing, setWriting] = useState<WriteReviewState>({ step: 'closed' })
  const [stars, setStars] = useState<number | null>(null)
  const [text, setText] = useState('')
  const [attempted, setAttempted] = useState(false)
  const draft = useDraftPhotos({ max: MAX_REVIEW_PHOTOS, shrink: shrinkPhoto, send: sendPhotos })
  const session = useSession()
  const author = session.state === 'customer' ? session.name : null
  const formId = useId()
  const isBusy = writing.step === 'busy'
  const close = () => {
    if (!isBusy) setWriting({ step: 'closed' })
  }
  const send = async (given: number) => {
    setWriting({ step: 'busy' })
    try {
      const photos = await draft.upload()
      await call(writeReview, { id: productId, stars: given, text: text.trim() || null, photos })
      flushSync(() => setWriting({ step: 'closed' }))
      showToast({ kind: 'success', text: 'Thank you. Your review is on the product page.' })
      onWritten()
    } catch (error) {
      setWriting({ step: 'failed', message: messageOf(error, 'Failed to send your review') })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (stars !== null && !isBusy) void send(stars)
  }
  return (
    <>
      <Button look="outline" aria-label={`Review ${name}`} onClick={() => setWriting({ step: 'open' })}>
        Review
      </Button>
      <Dialog
        open={writing.step !== 'closed'}
        onClose={close}
        title={`Review ${name}`}
        actions={
          <>
            <Button look="outline" disabled={isBusy} onClick={close}>
              Not now
            </Button>
            <Button type="submit" form={formId} busy={isBusy} busyLabel="Sending...">
              Send review
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <StarChoice chosen={stars} onChoose={setStars} isMissing={attempted && stars === null} />
          <TextArea
            label="What should others know?"
            hint={`Your review will appear as '${authorName(author)}'.`}
            rows={4}
            maxLength={MAX_REVIEW_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <DraftPhotosField draft={draft} hint="Everyone can see them." />
          {writing.step === 'failed' && (
            <Banner tone="danger" role="alert">
              {writing.message}
            </Banner>
          )}
        </form>
      </Dialog>
    </>
  )
}

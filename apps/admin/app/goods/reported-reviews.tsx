import {
  closeReviewReports,
  getReviewPhoto,
  hideReview,
  listReportedReviews,
  type ReportedReview,
  showReview,
} from '@ahia/contracts/admin/reviews'
import { HIDDEN_WORDS_REASONS, type HiddenWordsReason } from '@ahia/reference/goods-reports'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { PrivatePhotos } from '@ahia/web/components/private-photos'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { reportWords } from './goods-words.ts'

const CHOICES = {
  PERSONAL: 'It names a person or gives their details',
  OFFENSIVE: 'It is offensive',
  UNLAWFUL: 'The law does not allow it',
  OFF_TOPIC: 'It is not about the product',
} as const satisfies Record<HiddenWordsReason, string>

/** ADMIN-31: words can be hidden; stars stay. */
export function ReportedReviews({ mayDecide }: { mayDecide: boolean }) {
  const { part, reload } = useOwnPart(
    (signal) => call(listReportedReviews, {}, { signal }),
    "We couldn't load the reviews",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ reviews }) =>
        reviews.length === 0 ? (
          <p className="rounded-card border border-border bg-surface p-6 text-text-2">
            No reported or hidden reviews.
          </p>
        ) : (
          <ul className="grid gap-3">
            {reviews.map((review) => (
              <ReviewCard key={review._id} review={review} mayDecide={mayDecide} onChange={reload} />
            ))}
          </ul>
        )
      }
    </LoadedPart>
  )
}

type ReviewCardProps = { review: ReportedReview; mayDecide: boolean; onChange: () => void }

function ReviewCard({ review, mayDecide, onChange }: ReviewCardProps) {
  const { _id: id, product, authorName, stars, text, reply, hiddenReason, photos, reports } = review
  return (
    <li className="grid gap-2 rounded-card border border-border bg-surface p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{authorName}</span>
        <span className="text-small">{stars} of 5 stars</span>
        <Link to={`/goods/${product._id}`} className="text-small text-brand-text hover:underline">
          {product.name}
        </Link>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text ?? 'No comment.'}</p>
      <PrivatePhotos
        count={photos}
        of={authorName}
        load={async (place, signal) => {
          const asked = { id, place: String(place) }
          return (await call(getReviewPhoto, asked, { signal })).photo
        }}
      />
      {reply && <p className="border-l-2 border-border pl-3 text-small wrap-anywhere">Seller: {reply}</p>}
      {reports.length > 0 && (
        <ul className="grid gap-1 text-small text-text-2">
          {reports.map(({ reason, words, at }) => (
            <li key={`${at} ${reason} ${words}`} className="wrap-anywhere">
              {reportWords(reason)}
              {words && `: ${words}`}
            </li>
          ))}
        </ul>
      )}
      {hiddenReason && <p className="text-small text-warn">{HIDDEN_WORDS_REASONS[hiddenReason]}</p>}
      {mayDecide && (
        <Decision
          id={id}
          isHidden={hiddenReason !== null}
          hasReports={reports.length > 0}
          onChange={onChange}
        />
      )}
    </li>
  )
}

type DecisionProps = {
  id: ReportedReview['_id']
  isHidden: boolean
  hasReports: boolean
  onChange: () => void
}

function Decision({ id, isHidden, hasReports, onChange }: DecisionProps) {
  const [reason, setReason] = useState<HiddenWordsReason>('PERSONAL')
  const attempt = useAttempt("We couldn't save your decision")
  const isBusy = attempt.state.step === 'busy'
  const act = (work: (signal: AbortSignal) => Promise<unknown>) =>
    attempt.run(async (signal) => {
      await work(signal)
      onChange()
    })
  return (
    <div className="flex flex-wrap items-end gap-2">
      {isHidden ? (
        <Button
          look="outline"
          busy={isBusy}
          onClick={() => act((signal) => call(showReview, { id }, { signal }))}
        >
          Show it again
        </Button>
      ) : (
        <>
          <SelectField
            label="Why"
            isUnmarked
            value={reason}
            onChange={(event) => setReason(event.target.value as HiddenWordsReason)}
          >
            {Object.entries(CHOICES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <Button busy={isBusy} onClick={() => act((signal) => call(hideReview, { id, reason }, { signal }))}>
            Hide comment and photos
          </Button>
        </>
      )}
      {hasReports && (
        <Button
          look="ghost"
          busy={isBusy}
          onClick={() => act((signal) => call(closeReviewReports, { id }, { signal }))}
        >
          Nothing is wrong
        </Button>
      )}
      <AttemptFailure attempt={attempt} />
    </div>
  )
}

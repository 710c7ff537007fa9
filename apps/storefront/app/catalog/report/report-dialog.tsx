import { MAX_REPORT_LENGTH } from '@ahia/contracts/limits'
import { reportProduct, reportReview } from '@ahia/contracts/questions/goods-reports'
import {
  PRODUCT_REPORT_REASONS,
  type ProductReportReason,
  REVIEW_REPORT_REASONS,
  type ReviewReportReason,
} from '@ahia/reference/goods-reports'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import type { Reported } from './report-button.tsx'

type ReportDialogProps = {
  reported: Reported
  isSent: boolean
  onSent: () => void
  isOpen: boolean
  onClose: () => void
}

/** ADMIN-30: a reason, words if they like. What was typed stays when the dialog is closed. */
export function ReportDialog({ reported, isSent, onSent, isOpen, onClose }: ReportDialogProps) {
  const title = reported.reviewId === null ? 'Report this product' : 'Report this review'
  return isSent ? (
    <Dialog open={isOpen} onClose={onClose} title={title} actions={<Button onClick={onClose}>Close</Button>}>
      <Thanks />
    </Dialog>
  ) : (
    <ReportForm reported={reported} title={title} isOpen={isOpen} onSent={onSent} onClose={onClose} />
  )
}

function Thanks() {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1} role="status" className="outline-none">
      Thank you. Our team will review your report. We won't tell the shop who sent it.
    </p>
  )
}

type ReportFormProps = Omit<ReportDialogProps, 'isSent'> & { title: string }

function ReportForm({ reported, title, isOpen, onSent, onClose }: ReportFormProps) {
  const [reason, setReason] = useState('')
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't send your report")
  const formId = useId()
  const reasons = useRef<HTMLFieldSetElement>(null)
  const isBusy = attempt.state.step === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (reason === '') return reasons.current?.querySelector('input')?.focus()
    attempt.run(async (signal) => {
      await send(reported, reason, words.trim() === '' ? null : words.trim(), signal)
      onSent()
    })
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Sending...">
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <fieldset ref={reasons} aria-describedby={`${formId}-error`}>
          <legend className="font-semibold">What's wrong?</legend>
          {Object.entries(reasonsFor(reported)).map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5 shrink-0 accent-brand"
              />
              {label}
            </label>
          ))}
          <p id={`${formId}-error`} className="text-small font-semibold text-danger empty:hidden">
            {attempted && reason === '' && "Choose what's wrong"}
          </p>
        </fieldset>
        <TextArea
          label="What should we know?"
          rows={3}
          maxLength={MAX_REPORT_LENGTH}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <AttemptFailure attempt={attempt} />
      </form>
    </Dialog>
  )
}

const reasonsFor = ({ reviewId }: Reported) =>
  reviewId === null ? PRODUCT_REPORT_REASONS : REVIEW_REPORT_REASONS

const send = (
  { productId: id, reviewId }: Reported,
  reason: string,
  words: string | null,
  signal: AbortSignal,
): Promise<unknown> =>
  reviewId === null
    ? call(reportProduct, { id, reason: reason as ProductReportReason, words }, { signal })
    : call(reportReview, { id, reviewId, reason: reason as ReviewReportReason, words }, { signal })

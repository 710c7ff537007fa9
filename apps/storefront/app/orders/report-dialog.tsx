import { MAX_DISPUTE_PHOTOS, MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { orderNumber } from '@ahia/rules/order-number'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { DraftPhotosField } from '@ahia/web/components/draft-photos'
import { useDraftPhotos } from '@ahia/web/forms/use-draft-photos'
import { type FormEvent, useId, useRef, useState } from 'react'
import { shrinkPhoto } from '#pictures/shrink-photo.ts'
import type { OrderDialogProps } from './cancel-dialog.tsx'
import { ComplaintLines } from './disputes/complaint-lines.tsx'
import { PHOTOS_CONSENT, sendPhotos } from './disputes/send-photos.ts'
import { StepFailure } from './step-failure.tsx'

const WORDS = {
  PROBLEM: {
    title: 'Report a problem with order',
    question: "What's wrong?",
    promise:
      "We'll ask the shop to reply within 3 working days. You'll see the reply here. If you can't agree, our team will decide.",
    button: 'Send report',
  },
  RETURN: {
    title: 'Return order',
    question: 'Why are you returning it?',
    promise:
      "Keep the item in its original condition. We'll tell you how to return it and how much you'll get back.",
    button: 'Request a return',
  },
} as const

type ReportDialogProps = OrderDialogProps & { kind: keyof typeof WORDS }

/** ORD-06. What was written stays when the dialog is closed. */
export function ReportDialog({ kind, order, actions, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [attempted, setAttempted] = useState(false)
  const places = order.items.flatMap(({ isDisputed }, place) => (isDisputed ? [] : [place]))
  const [lines, setLines] = useState<readonly number[]>(places)
  const draft = useDraftPhotos({ max: MAX_DISPUTE_PHOTOS, shrink: shrinkPhoto, send: sendPhotos })
  const formId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const words = WORDS[kind]
  const isBusy = actions.step.state.step === 'busy'
  const isMissing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (isMissing) field.current?.focus()
    else if (!isBusy && lines.length > 0)
      actions.report(kind, { reason: reason.trim(), lines: [...lines], upload: draft.upload })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`${words.title} ${orderNumber(order._id)}`}
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Sending...">
            {words.button}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-text-2">
          {words.promise}
          {order.reportableUntil && ` You can do this until ${lagosMoment(order.reportableUntil)}.`}
        </p>
        <TextArea
          ref={field}
          label={words.question}
          required
          rows={4}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isMissing ? 'Tell us in a few words' : null}
          attempted={attempted}
        />
        {places.length > 1 && (
          <ComplaintLines
            items={order.items}
            places={places}
            chosen={lines}
            onChoose={setLines}
            isMissing={attempted && lines.length === 0}
          />
        )}
        <DraftPhotosField draft={draft} hint={PHOTOS_CONSENT} />
        <StepFailure step={actions.step} />
      </form>
    </Dialog>
  )
}

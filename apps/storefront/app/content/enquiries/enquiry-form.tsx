import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { useIsLive } from '@ahia/web/browser/use-is-live'
import { useNetwork } from '@ahia/web/browser/use-network'
import { SlowNote } from '@ahia/web/components/slow-note'
import type { AttemptFailure } from '@ahia/web/forms/use-attempt'
import { focusFirstError } from '@ahia/web/forms/use-missing-fields'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { RobotTrap } from '../robot-trap.tsx'
import { type Enquiry, type TypedFields, textOf } from './enquiry.ts'
import type { EnquiryOutcome } from './submit-enquiry.ts'
import { useEnquiry } from './use-enquiry.ts'

const OFFLINE = "You're offline, but we've kept what you typed. Send it when you're back online."

/** What a field needs to know about its form. */
type GetFieldProps = (name: string) => {
  name: string
  defaultValue: string
  error: string | null
  attempted: true
  required: true
}

type EnquiryFormProps = {
  enquiry: Enquiry
  send: (typed: TypedFields) => Promise<unknown>
  /** The result of a form that was sent without scripts. */
  outcome: EnquiryOutcome | null
  /** `typed` are the fields of such a form that was rejected. */
  children: (fieldOf: GetFieldProps, typed: TypedFields) => ReactNode
}

/** A form for writing to us. Without scripts it is sent to its own page, which shows the result. */
export function EnquiryForm({ enquiry, send, outcome, children }: EnquiryFormProps) {
  const { form, now, handleInput, submit } = useEnquiry(enquiry, send, outcome)
  const isLive = useIsLive()
  const banner = useRef<HTMLDivElement>(null)
  const hasFailed = now.step === 'failed' && now.fieldErrors.size === 0
  const typed = outcome?.step === 'failed' ? outcome.typed : {}
  const fieldOf: GetFieldProps = (name) => ({
    name,
    defaultValue: textOf(typed, name),
    error: now.step === 'failed' ? (now.fieldErrors.get(name) ?? null) : null,
    attempted: true,
    required: true,
  })
  useEffect(() => {
    if (now.step === 'failed' && now.fieldErrors.size > 0) focusFirstError(form.current)
    else if (now.step === 'failed' || now.step === 'sent') banner.current?.focus()
  }, [now, form])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      ref={form}
      id={enquiry.name}
      method="post"
      action={`/${enquiry.name}#${enquiry.name}`} // back to the form, not to the top of the page
      encType="multipart/form-data" // the other one takes nine bytes for an ọ, and forms have a limit
      noValidate={isLive} // the browser's own error bubbles disappear too soon
      onSubmit={onSubmit}
      onInput={handleInput}
      className="relative grid scroll-mt-24 gap-5"
    >
      {now.step === 'sent' && (
        <Banner ref={banner} tone="ok">
          {enquiry.sent}
        </Banner>
      )}
      {hasFailed && (
        <Banner ref={banner} tone="danger" {...headingOf(enquiry, now)}>
          <FailureDetail message={now.message} />
        </Banner>
      )}
      {children(fieldOf, typed)}
      <RobotTrap />
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          busy={now.step === 'sending'}
          busyLabel="Sending..."
          className="w-full sm:w-auto"
        >
          {enquiry.button}
        </Button>
        {now.step === 'sending' && <SlowNote />}
        {!hasFailed && <OfflineNote />}
      </div>
    </form>
  )
}

/** No 'try again' for a person who has sent too many. */
const headingOf = ({ failed }: Enquiry, { code }: AttemptFailure) =>
  code === 'RATE_LIMITED' ? {} : { heading: failed }

function FailureDetail({ message }: { message: string }) {
  return useNetwork() === 'offline' ? OFFLINE : message
}

function OfflineNote() {
  const isOffline = useNetwork() === 'offline'
  return (
    <p role="status" className="text-small font-semibold text-warn empty:hidden">
      {isOffline && OFFLINE}
    </p>
  )
}

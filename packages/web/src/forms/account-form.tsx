import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useIsLive } from '../browser/use-is-live.ts'
import { useNetwork } from '../browser/use-network.ts'
import { SlowNote } from '../components/slow-note.tsx'
import type { Attempt } from './use-attempt.ts'
import { focusFirstError } from './use-missing-fields.ts'

type AccountFormProps = {
  form?: RefObject<HTMLFormElement | null>
  attempt: Attempt
  onSubmit: () => void
  /** Called when something was typed or chosen. */
  onInput?: () => void
  button: string
  busyLabel: string
  /** Why it cannot be sent yet; null when it can. */
  missing?: string | null
  /** The id of the error text, for a field that refers to it. */
  failureId?: string
  /** Offered after an error. */
  wayOut?: ReactNode
  children: ReactNode
}

/** A form of the sign-in screens or of the profile: error, fields, button and network state. */
export function AccountForm(props: AccountFormProps) {
  const { attempt, onSubmit, onInput, button, busyLabel, missing = null, failureId, wayOut, children } = props
  const own = useRef<HTMLFormElement>(null)
  const form = props.form ?? own
  const isLive = useIsLive()
  const { state } = attempt
  useEffect(() => {
    if (state.step === 'failed' && state.fieldErrors.size > 0) focusFirstError(form.current)
  }, [state, form])
  const missingId = useId()
  const isBusy = state.step === 'busy'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === null && !isBusy) onSubmit()
  }
  const handleInput = () => {
    attempt.clearFieldErrors()
    onInput?.()
  }
  return (
    <form
      ref={form}
      method="post" // so that a password never ends up in a URL
      data-needs-scripts // boot.js keeps what is sent before they are here
      noValidate
      onSubmit={submit}
      onInput={handleInput}
      className="grid gap-5"
    >
      <noscript>
        {/* A disabled first button: without JavaScript, Enter sends nothing. */}
        <button type="submit" disabled hidden />
      </noscript>
      <Failure id={failureId} attempt={attempt}>
        {wayOut}
      </Failure>
      {children}
      <div className="grid gap-2 noscript:hidden">
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={busyLabel}
          disabled={isLive && missing !== null} // before, the page does not know what was typed
          aria-describedby={missing === null ? undefined : missingId}
          className="w-full"
        >
          {button}
        </Button>
        {missing !== null && (
          <p id={missingId} className="text-small text-text-3">
            {missing}
          </p>
        )}
        {isBusy && <SlowNote />}
        <OfflineNote />
      </div>
      <p className="hidden rounded-card bg-info-soft p-4 noscript:block">
        This form needs JavaScript. Turn it on in your browser, then reload this page.
      </p>
    </form>
  )
}

type FailureProps = { id: string | undefined; attempt: Attempt; children: ReactNode }

/** Takes the focus after a failed submit, with the fields next. Errors of a field are shown under it. */
function Failure({ id, attempt: { state }, children }: FailureProps) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.step === 'failed' && state.fieldErrors.size === 0) banner.current?.focus()
  }, [state])
  if (state.step !== 'failed' || state.fieldErrors.size > 0) return null
  return (
    <Banner ref={banner} id={id} tone="danger" heading={state.message}>
      {children}
    </Banner>
  )
}

function OfflineNote() {
  const isOffline = useNetwork() === 'offline'
  return (
    <p role="status" className="text-small font-semibold text-warn empty:hidden">
      {isOffline && "You're offline, but we've kept what you typed. Send it when you're back online."}
    </p>
  )
}

import { ApiError, messageOf } from '@ahia/contracts/api-error'
import { subscribeToNewsletter } from '@ahia/contracts/newsletter'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { RobotTrap } from '../robot-trap.tsx'

const NOT_AN_ADDRESS = 'Enter an email address, like ada@example.com.'
const FAILED = "We couldn't subscribe you. Please try again."

type SubscribeState =
  | { step: 'asking'; fieldError: string | null }
  | { step: 'busy' }
  | { step: 'done'; notice: string }

/** SHELL-16: on a dark background. Without scripts it is sent to the newsletter page, which shows the result. */
export function NewsletterForm({ email = '' }: { email?: string }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [now, setNow] = useState<SubscribeState>({ step: 'asking', fieldError: null })
  const fieldError = now.step === 'asking' ? now.fieldError : null
  const busy = now.step === 'busy'

  const refuse = (text: string) => {
    setNow({ step: 'asking', fieldError: text })
    box.current?.focus()
  }
  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const given = (name: string) => String(fields.get(name) ?? '')
    setNow({ step: 'busy' })
    try {
      const request = { email: given('email'), website: given('website') }
      const { notice } = await call(subscribeToNewsletter, request)
      setNow({ step: 'done', notice })
      form.reset()
    } catch (error) {
      refuse(isNoAddress(error) ? NOT_AN_ADDRESS : messageOf(error, FAILED))
    }
  }

  return (
    <form method="post" action="/newsletter" onSubmit={subscribe} className="relative max-w-md">
      <label htmlFor={id} className="font-semibold">
        Newsletter: your email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          ref={box}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          placeholder="ada@example.com"
          defaultValue={email}
          aria-invalid={fieldError !== null || undefined}
          aria-describedby={fieldError === null ? undefined : `${id}-fault`}
          // The browser's own error bubble disappears too soon.
          onInvalid={(event) => {
            event.preventDefault()
            refuse(NOT_AN_ADDRESS)
          }}
          className="min-h-12 min-w-0 flex-[1_1_12rem] rounded-control border border-border-strong bg-surface px-3 text-text placeholder:text-text-3"
        />
        <RobotTrap />
        <button
          type="submit"
          aria-busy={busy || undefined}
          className="min-h-12 grow rounded-control bg-sun px-5 font-semibold text-on-sun hover:brightness-90 sm:grow-0"
        >
          {busy ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      {fieldError !== null && (
        <p id={`${id}-fault`} role="alert" className="mt-2 text-small font-semibold text-sun">
          {fieldError}
        </p>
      )}
      <p role="status" className="mt-2 text-small text-pretty empty:mt-0">
        {now.step === 'done' && now.notice}
      </p>
    </form>
  )
}

const isNoAddress = (error: unknown): boolean => error instanceof ApiError && error.code === 'INVALID_INPUT'

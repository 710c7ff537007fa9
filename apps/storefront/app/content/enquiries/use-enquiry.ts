import { type AttemptFailure, toFailure } from '@ahia/web/forms/use-attempt'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { signedInEmail, signedInName } from '#session/customer-session.ts'
import { type Enquiry, readTyped, type TypedFields } from './enquiry.ts'
import { clearSent, fillIn, findFieldErrors } from './form-fields.ts'
import { forgetDraft, keepDraft, readDraft } from './stored-draft.ts'
import type { EnquiryOutcome } from './submit-enquiry.ts'

/** STAT-02: the person who presses must see that something is sent. */
const SENDING_AT_LEAST_MS = 2_000

type EnquiryState = { step: 'writing' } | { step: 'sending' } | { step: 'sent' } | AttemptFailure

type UseEnquiryInput = {
  form: RefObject<HTMLFormElement | null>
  now: EnquiryState
  /** Keeps what was typed, and no longer says what was wrong. */
  handleInput: () => void
  /** Sends what stands in the form, if nothing is missing; does nothing while that is under way. */
  submit: () => void
}

/** A form to us in the browser. Its fields keep their own text, so nothing is lost that was typed before the scripts came. */
export function useEnquiry(
  enquiry: Enquiry,
  send: (typed: TypedFields) => Promise<unknown>,
  outcome: EnquiryOutcome | null,
): UseEnquiryInput {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [now, setNow] = useState<EnquiryState>(outcome ?? { step: 'writing' })
  useFilledIn(form, enquiry, outcome)

  const trySending = async (typed: TypedFields) => {
    isUnderWay.current = true
    setNow({ step: 'sending' })
    // Leaving the page does not stop the request.
    const [sent] = await Promise.allSettled([send(typed), wait(SENDING_AT_LEAST_MS)])
    isUnderWay.current = false
    if (sent.status === 'rejected')
      return setNow(toFailure(sent.reason, enquiry.failed, Object.keys(enquiry.missingFields)))
    forgetDraft(enquiry)
    if (form.current) clearSent(form.current, typed)
    setNow({ step: 'sent' })
  }

  return {
    form,
    now,
    handleInput: () => {
      if (!form.current) return
      keepDraft(enquiry, readTyped(new FormData(form.current), enquiry))
      if (now.step === 'sent' || (now.step === 'failed' && now.fieldErrors.size > 0))
        setNow({ step: 'writing' })
    },
    submit: () => {
      if (!form.current || isUnderWay.current) return
      const typed = readTyped(new FormData(form.current), enquiry)
      const fieldErrors = findFieldErrors(form.current, enquiry, typed)
      if (fieldErrors.size === 0) void trySending(typed)
      else setNow({ step: 'failed', message: enquiry.failed, code: null, fieldErrors })
    },
  }
}

/** The server sends everybody the same form: the browser adds what was left here, and who is signed in. */
function useFilledIn(
  form: RefObject<HTMLFormElement | null>,
  enquiry: Enquiry,
  outcome: EnquiryOutcome | null,
): void {
  useEffect(() => {
    if (outcome?.step === 'sent') forgetDraft(enquiry)
    if (!form.current) return
    fillIn(form.current, readDraft(enquiry))
    const { name, email } = enquiry.own
    if (!outcome) fillIn(form.current, { [name]: [signedInName() ?? ''], [email]: [signedInEmail() ?? ''] })
  }, [form, enquiry, outcome])
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

import { type AttemptFailure, toFailure } from '@ahia/web/forms/use-attempt'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { signedInEmail, signedInName } from '#session/customer-session.ts'
import { type Enquiry, readTyped, type TypedFields } from './enquiry.ts'
import { clearSent, fillIn, findFieldErrors } from './form-fields.ts'
import { forgetDraft, keepDraft, readDraft } from './stored-draft.ts'
import type { EnquiryOutcome } from './submit-enquiry.ts'

/** STAT-02: the person must see that something is being sent. */
const SENDING_AT_LEAST_MS = 2_000

type EnquiryState = { step: 'writing' } | { step: 'sending' } | { step: 'sent' } | AttemptFailure

type EnquiryHandle = {
  form: RefObject<HTMLFormElement | null>
  now: EnquiryState
  /** Keeps what was typed, and hides the error. */
  handleInput: () => void
  /** Sends the form, if nothing is missing; does nothing while it is being sent. */
  submit: () => void
}

/**
 * An enquiry form in the browser. Its fields are uncontrolled, so nothing is lost that was typed before the scripts
 * loaded.
 */
export function useEnquiry(
  enquiry: Enquiry,
  send: (typed: TypedFields) => Promise<unknown>,
  outcome: EnquiryOutcome | null,
): EnquiryHandle {
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

/**
 * The server sends the same form to everybody: the browser adds the stored draft and the signed-in customer's details.
 */
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

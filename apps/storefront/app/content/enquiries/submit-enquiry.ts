import { ApiError } from '@ahia/contracts/api-error'
import { type AttemptFailure, toFailure } from '@ahia/web/forms/use-attempt'
import type { SubmitResult } from '@ahia/web/router/page'
import { type Enquiry, readTyped, type TypedFields } from './enquiry.ts'

/** The result of a form that was sent without scripts. */
export type EnquiryOutcome = { step: 'sent' } | (AttemptFailure & { typed: TypedFields })

const NO_ANSWER = 502

/** For browsers without scripts: sends the fields of a plain form. */
export async function submitEnquiry(
  form: FormData,
  enquiry: Enquiry,
  send: (typed: TypedFields) => Promise<unknown>,
): Promise<SubmitResult<EnquiryOutcome>> {
  const typed = readTyped(form, enquiry)
  try {
    await send(typed)
    return { outcome: { step: 'sent' } }
  } catch (error) {
    const failure = toFailure(error, enquiry.failed, Object.keys(enquiry.missingFields))
    const status = error instanceof ApiError ? (error.status ?? NO_ANSWER) : NO_ANSWER
    return { outcome: { ...failure, typed }, status }
  }
}

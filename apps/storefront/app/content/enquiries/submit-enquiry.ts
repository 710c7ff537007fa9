import { ApiError } from '@ahia/contracts/api-error'
import { type Failure, toFailure } from '@ahia/web/forms/use-attempt'
import type { Submitted } from '@ahia/web/router/page'
import { type Enquiry, readTyped, type Typed } from './enquiry.ts'

/** What became of a form that was sent without scripts. */
export type Outcome = { step: 'sent' } | (Failure & { typed: Typed })

const NO_ANSWER = 502

/** For those without scripts: sends what a plain form brought. */
export async function submitEnquiry(
  form: FormData,
  enquiry: Enquiry,
  send: (typed: Typed) => Promise<unknown>,
): Promise<Submitted<Outcome>> {
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

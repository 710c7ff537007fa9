import { ApiError } from '@ahia/contracts/api-error'
import { data } from 'react-router'
import { type Failure, toFailure } from '#platform/use-attempt.ts'
import { type Enquiry, readTyped, type Typed } from './enquiry.ts'

/** What became of a form that was sent without scripts. */
export type Outcome = { step: 'sent' } | (Failure & { typed: Typed })

const NO_ANSWER = 502

/** For those without scripts: sends what a plain form brought. */
export async function answerEnquiry(
  request: Request,
  enquiry: Enquiry,
  send: (typed: Typed) => Promise<unknown>,
) {
  const typed = readTyped(await request.formData(), enquiry)
  try {
    await send(typed)
    return data<Outcome>({ step: 'sent' })
  } catch (error) {
    const failure = toFailure(error, enquiry.failed, Object.keys(enquiry.gaps))
    const status = error instanceof ApiError ? (error.status ?? NO_ANSWER) : NO_ANSWER
    return data<Outcome>({ ...failure, typed }, { status })
  }
}

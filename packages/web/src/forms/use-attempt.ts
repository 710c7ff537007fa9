import { ApiError, messageOf } from '@ahia/contracts/api-error'
import type { ErrorCode } from '@ahia/contracts/error-codes'
import { useEffect, useRef, useState } from 'react'
import { fieldsOf, isText } from '../storage/stored-fields.ts'

/** The API's errors by field name. */
type FieldErrors = ReadonlyMap<string, string>

const NO_FIELD_ERRORS: FieldErrors = new Map()

export type AttemptFailure = {
  step: 'failed'
  message: string
  code: ErrorCode | null
  fieldErrors: FieldErrors
}
type AttemptState = { step: 'ready' } | { step: 'busy' } | AttemptFailure

export type Attempt = {
  state: AttemptState
  /** Does nothing while one is under way: a second press may come before the first was rendered. */
  run: (act: (signal: AbortSignal) => Promise<void>) => void
  /** Hides the field errors once something is changed. */
  clearFieldErrors: () => void
  errorOf: (field: string) => string | null
  /** Clears a failure; does nothing while a request is under way. */
  reset: () => void
}

/**
 * One API request at a time, and its result; `fallback` is ERR-03's text for it. Only the named fields are on the
 * screen, so only they can show an error.
 */
export function useAttempt(fallback: string, fields: readonly string[] = []): Attempt {
  const [state, setState] = useState<AttemptState>({ step: 'ready' })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const tryIt = async (act: (signal: AbortSignal) => Promise<void>) => {
    if (underWay.current) return
    const own = new AbortController()
    underWay.current = own
    setState({ step: 'busy' })
    try {
      await act(own.signal)
      setState({ step: 'ready' })
    } catch (error) {
      // No message once the person has left the screen.
      if (!own.signal.aborted) setState(toFailure(error, fallback, fields))
    } finally {
      underWay.current = null
    }
  }

  const fieldErrors = state.step === 'failed' ? state.fieldErrors : NO_FIELD_ERRORS
  return {
    state,
    run: (act) => void tryIt(act),
    clearFieldErrors: () => {
      if (fieldErrors.size > 0) setState({ step: 'ready' })
    },
    errorOf: (field) => fieldErrors.get(field) ?? null,
    reset: () => {
      if (!underWay.current && state.step === 'failed') setState({ step: 'ready' })
    },
  }
}

export const toFailure = (error: unknown, fallback: string, fields: readonly string[]): AttemptFailure => ({
  step: 'failed',
  message: messageOf(error, fallback),
  code: error instanceof ApiError ? error.code : null,
  fieldErrors: error instanceof ApiError ? toFieldErrors(error.details, fields) : NO_FIELD_ERRORS,
})

/** The API reports the path of an error, for example 'address.street'; its last part is the field. */
function toFieldErrors(details: unknown, fields: readonly string[]): FieldErrors {
  const fieldErrors = (Array.isArray(details) ? details : []).map(fieldsOf)
  return new Map(
    fieldErrors.flatMap(({ path, message }) => {
      const field = isText(path) ? fields.find((name) => path.split('.').at(-1) === name) : undefined
      return field && isText(message) ? [[field, message] as const] : []
    }),
  )
}

import type { Context } from 'hono'

/** P4: what an error of the provider looks like. */
export class ProviderError extends Error {
  readonly status: 400 | 401 | 404 | 422 | 429
  readonly type: 'api_error' | 'validation_error' | 'processor_error'
  readonly code: string
  readonly nextStep: string
  constructor(
    message: string,
    {
      status = 400,
      type = 'validation_error',
      code = 'invalid_params',
      nextStep = NEXT_STEP,
    }: Partial<ErrorFields>,
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.nextStep = nextStep
  }
}

type ErrorFields = Pick<ProviderError, 'status' | 'type' | 'code' | 'nextStep'>

const NEXT_STEP = 'Ensure that you pass valid parameters'

export const answer = (c: Context, message: string, data: unknown, extra: Record<string, unknown> = {}) =>
  c.json({ status: true, message, data, ...extra })

export function answerError(c: Context, { message, status, type, code, nextStep }: ProviderError) {
  return c.json({ status: false, message, meta: { nextStep }, type, code }, status)
}

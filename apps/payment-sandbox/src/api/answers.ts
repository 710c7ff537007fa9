import type { Context } from 'hono'

/** P4: what a refusal of the provider looks like. */
export class Refusal extends Error {
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
    }: Partial<Refused>,
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.nextStep = nextStep
  }
}

type Refused = Pick<Refusal, 'status' | 'type' | 'code' | 'nextStep'>

const NEXT_STEP = 'Ensure that you pass valid parameters'

export const answer = (c: Context, message: string, data: unknown, extra: Record<string, unknown> = {}) =>
  c.json({ status: true, message, data, ...extra })

export function answerError(c: Context, { message, status, type, code, nextStep }: Refusal) {
  return c.json({ status: false, message, meta: { nextStep }, type, code }, status)
}

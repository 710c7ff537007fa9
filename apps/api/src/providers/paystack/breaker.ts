import { Breaker } from '#platform/breaker.ts'
import { ProviderUnreachable } from './payment-provider.ts'

/** R7: a provider that hangs must not make every customer wait for it. */
export const createBreaker = (now: () => number = () => performance.now()): Breaker =>
  new Breaker({ atRest, isFailure, now })

// One that says no, or 'not so fast', is there.
const isFailure = (error: unknown): boolean => error instanceof ProviderUnreachable && !error.isBusy

const atRest = (waitMs: number) =>
  new ProviderUnreachable('The provider did not answer lately, and is left alone for a moment', {
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  })

import { Breaker } from '#platform/breaker.ts'
import { ProviderUnreachable } from './payment-provider.ts'

/** R7: customers must not wait for a provider that hangs. */
export const createBreaker = (now: () => number = () => performance.now()): Breaker =>
  new Breaker({ atRest, isFailure, now })

// A rejection or a rate limit means that the provider is up.
const isFailure = (error: unknown): boolean => error instanceof ProviderUnreachable && !error.isBusy

const atRest = (waitMs: number) =>
  new ProviderUnreachable('The provider did not answer lately, and is left alone for a moment', {
    retryAfterSeconds: Math.ceil(waitMs / 1_000),
  })

import type { z } from 'zod'

/** The name and payload of a job, separate from its handler, so that callers need not import the handler. */
export type JobKind<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> }

/** An event. The slice that publishes it does not know its listeners (imports only point down the layers). */
export type EventKind<Payload> = { readonly event: string; readonly payload: z.ZodType<Payload> }

export const jobKind = <Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({
  name,
  payload,
})

export const eventKind = <Payload>(event: string, payload: z.ZodType<Payload>): EventKind<Payload> => ({
  event,
  payload,
})

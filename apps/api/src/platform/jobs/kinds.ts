import type { z } from 'zod'

/** A piece of background work, named and shaped apart from what does it, so that those who ask for it need not know. */
export type JobKind<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> }

/** News for anyone who is interested. The slice that publishes it does not know who listens (the layers only point down). */
export type EventKind<Payload> = { readonly event: string; readonly payload: z.ZodType<Payload> }

export const jobKind = <Payload>(name: string, payload: z.ZodType<Payload>): JobKind<Payload> => ({
  name,
  payload,
})

export const eventKind = <Payload>(event: string, payload: z.ZodType<Payload>): EventKind<Payload> => ({
  event,
  payload,
})

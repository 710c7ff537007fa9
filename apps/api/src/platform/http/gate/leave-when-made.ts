import type { ServerResponse } from 'node:http'
import type { Leave } from './load-gate.ts'

/** No work takes longer: every statement, render and provider call has an earlier deadline of its own. */
const LONGEST_WORK_MS = 20_000

/**
 * Sending is work too: when slots were freed before it, ten times the shoppers made accepted answers wait up to 3.4 s
 * instead of 0.6 s (proof `overload`). A reader who is not slow has an answer long before this.
 */
const READ_WITHIN_MS = 250

type Made = { response: ServerResponse; work: Promise<unknown>; leave: Leave }

/**
 * R30: a slot is freed when the response is sent, or soon after it is made if its reader is slow, and not before the work
 * is done: hanging up early would otherwise let one caller start any number of requests.
 */
export function leaveWhenMade({ response, work, leave }: Made): void {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  response.once('prefinish', () => setTimeout(leave, READ_WITHIN_MS).unref())
  response.once('close', () => {
    close()
    if (response.writableEnded) leave()
    else setTimeout(leave, LONGEST_WORK_MS).unref()
  })
  void Promise.allSettled([work, closed]).then(leave)
}

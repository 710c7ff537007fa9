import type { ServerResponse } from 'node:http'
import type { Leave } from './load-gate.ts'

/** No work takes longer: every statement, render and provider call has an earlier deadline of its own. */
const LONGEST_WORK_MS = 20_000

type Made = { response: ServerResponse; work: Promise<unknown>; leave: Leave }

/**
 * R30: a slot is freed as soon as the response is made, however slowly it is read, and not before the work is done: hanging
 * up early would otherwise let one caller start any number of requests.
 */
export function leaveWhenMade({ response, work, leave }: Made): void {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  response.once('prefinish', leave)
  response.once('close', () => {
    close()
    if (!response.writableEnded) setTimeout(leave, LONGEST_WORK_MS).unref()
  })
  void Promise.allSettled([work, closed]).then(leave)
}

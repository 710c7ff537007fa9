import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { BodiesReadAhead, MAX_BODY_BYTES } from './read-ahead.ts'

/** A body of unknown length, so that it counts as the largest. */
const chunked = (): IncomingMessage =>
  Object.assign(Readable.from([]), {
    method: 'POST',
    headers: { 'transfer-encoding': 'chunked' },
  }) as unknown as IncomingMessage
const responseOf = ({ isDestroyed }: { isDestroyed: boolean }): ServerResponse =>
  Object.assign(new EventEmitter(), { destroyed: isDestroyed }) as unknown as ServerResponse

test('R30 bodies of callers who have left count for nothing, those of the others until they end', async () => {
  const bodies = new BodiesReadAhead()
  for (let one = 0; one < 100; one += 1) await bodies.read('a', chunked(), responseOf({ isDestroyed: true }))

  const open = Array.from({ length: (8 * 1024 * 1024) / MAX_BODY_BYTES }, () =>
    responseOf({ isDestroyed: false }),
  )
  for (const response of open) await bodies.read('a', chunked(), response)
  await expect(bodies.read('a', chunked(), responseOf({ isDestroyed: false }))).rejects.toThrow()
  open[0]?.emit('close')

  await bodies.read('a', chunked(), responseOf({ isDestroyed: false }))
})

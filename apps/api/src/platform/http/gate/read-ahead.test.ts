import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BodiesReadAhead, MAX_BODY_BYTES } from './read-ahead.ts'

/** A body of the largest size that never arrives, and how its caller hangs up. */
function startBody(bodies: BodiesReadAhead, address: string) {
  const request = new IncomingMessage(new Socket())
  request.method = 'POST'
  request.headers['content-length'] = String(MAX_BODY_BYTES)
  const response = new ServerResponse(request)
  const hangUp = () => {
    response.emit('close')
    request.push(null)
  }
  return { read: bodies.read(address, request, response), hangUp }
}

test('R30 one address sends at most 8 MB of bodies at once, others as much, and more when one has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // no body is late, however busy the machine is
  onTestFinished(() => void vi.useRealTimers())
  const bodies = new BodiesReadAhead()
  const most = (8 * 1024 * 1024) / MAX_BODY_BYTES
  const started = Array.from({ length: most }, () => startBody(bodies, 'greedy'))

  await expect(startBody(bodies, 'greedy').read).rejects.toMatchObject({ code: 'OVERLOADED' })
  started.push(startBody(bodies, 'honest'))
  started[0]?.hangUp()
  started.push(startBody(bodies, 'greedy'))

  for (const { hangUp } of started) hangUp()
  await Promise.all(started.map(({ read }) => read))
})

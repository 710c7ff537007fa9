import { setTimeout as pause } from 'node:timers/promises'
import { uploadMedia } from '@ahia/contracts/media'
import { receivePaymentEvent } from '@ahia/contracts/server/webhooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createPageServer } from '#platform/pages/page-server.ts'
import { aPage, onlyPages } from '../../../../test/only-pages.ts'
import { testDatabase } from '../../../../test/test-database.ts'
import { createEndpointLookup } from '../endpoint-lookup.ts'
import { LateRejections } from '../gate/late-rejections.ts'
import { LoadGate } from '../gate/load-gate.ts'
import { LoopTurns } from '../gate/loop-turns.ts'
import { BodiesReadAhead } from '../gate/read-ahead.ts'
import { UnsentAnswers } from '../gate/unsent-answers.ts'
import { RateLimits } from '../rate-limits.ts'
import { EventCounts } from './event-counts.ts'
import { frontHandler } from './front-handler.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { createMetrics } from './metrics.ts'

const SILENCE_MS = 100
const LONG_MS = 60_000

/** The real handler, behind which all but webhooks takes three times as long as a reader may be silent. */
async function startSlowServer(silenceMs = SILENCE_MS): Promise<string> {
  const { pool, pools } = await testDatabase()
  const log = createLog('silent')
  const gate = new LoadGate(10)
  const fetch = async () => new Response('page')
  const host = { fetch, publicUrl: 'http://a', outsideLinks: {}, devPages: false, report: () => {} }
  const listener = frontHandler({
    log,
    headers: {},
    metrics: createMetrics({ pools, gate, eventCounts: new EventCounts([]) }),
    lookup: createEndpointLookup({ basePath: '/api/v1', endpoints: [uploadMedia, receivePaymentEvent] }),
    traffic: {
      first: { gate, lane: 'first', silenceMs },
      common: { gate, lane: 'common', silenceMs },
      upload: { gate, lane: 'common', silenceMs: 600 * SILENCE_MS },
    },
    bodies: new BodiesReadAhead(),
    lateRejections: new LateRejections(),
    turns: new LoopTurns(),
    unsent: new UnsentAnswers(),
    limits: new RateLimits(pool, log),
    browseLimit: { name: 'door', max: 100, seconds: 60, lease: 10, whenUnsure: 'allow' },
    trustedHops: 0,
    health: () => false,
    media: () => false,
    files: () => false,
    api: async ({ url }, response) => {
      if (!url?.endsWith(receivePaymentEvent.path)) await pause(3 * SILENCE_MS)
      response.end('kept')
    },
    pagesUnderApi: new Set(),
    pagesWithForms: new Set(),
    pagesThatGoFirst: new Set(),
    sitemaps: () => null,
    pages: createPageServer({
      app: onlyPages(async () => aPage('page')),
      host,
      headers: {},
      policy: 'strict',
      log,
    }),
    onForbidden: async () => {},
    onRead: () => {},
  })
  const server = createHttpServer({}).on('request', listener)
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${await listen(server, 0)}`
}

test('API-30 a waiting upload is answered when other requests would have timed out', async () => {
  const origin = await startSlowServer()
  const send = (path: string) => fetch(origin + path, { method: 'POST', body: 'a picture' })

  await expect(send('/api/v1/other')).rejects.toThrow()

  expect(await (await send(`/api/v1${uploadMedia.path}`)).text()).toBe('kept')
})

test('R30 a page is work of its address; the time that a sender takes for an upload is not', async () => {
  const charged = vi.spyOn(LoadGate.prototype, 'charge')
  onTestFinished(() => charged.mockRestore())
  const origin = await startSlowServer(LONG_MS)

  await (await fetch(origin)).text()
  expect(charged).toHaveBeenCalledOnce()
  await (await fetch(`${origin}/api/v1${uploadMedia.path}`, { method: 'POST', body: 'a picture' })).text()

  expect(charged).toHaveBeenCalledOnce()
})

test('R30 calls of a payment provider, which all come from a few addresses, are no work of theirs', async () => {
  const charged = vi.spyOn(LoadGate.prototype, 'charge')
  onTestFinished(() => charged.mockRestore())
  const origin = await startSlowServer(LONG_MS)

  await (await fetch(`${origin}/api/v1${receivePaymentEvent.path}`, { method: 'POST', body: '{}' })).text()

  expect(charged).not.toHaveBeenCalled()
})

import http, { type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Answer, confirmed, isFor, type StoredAnswer, stateOf, toStored } from './stored-answer.ts'

type Options = {
  /** The server behind it. */
  origin: string
  /** Milliseconds of its clock. */
  now: () => number
}

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }

/** Of a connection, not of an answer. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'content-length']

/**
 * A shared cache in front of a server, as RFC 9111 and RFC 5861 allow one to be: as lazy as it may, so that what it shows is
 * the oldest that any cache in front of us would.
 */
export async function startHttpCache({ origin, now }: Options) {
  const kept = new Map<string, StoredAnswer[]>()
  const underWay = new Set<Promise<unknown>>()

  const find = ({ path, headers }: Asked) => kept.get(path)?.find((stored) => isFor(stored, headers)) ?? null
  const keep = ({ path, headers }: Asked, stored: StoredAnswer | null) => {
    const others = (kept.get(path) ?? []).filter((other) => !isFor(other, headers))
    kept.set(path, stored ? [...others, stored] : others)
  }

  /** With the tag of what is kept, so that nothing is sent twice. */
  async function askAgain(asked: Asked, stored: StoredAnswer | null): Promise<Answer> {
    const tag = stored?.answer.headers.etag
    const answer = await send(origin, tag ? withTag(asked, tag) : asked)
    if (!stored || answer.status !== 304) {
      keep(asked, toStored(answer, asked.headers, now()))
      return answer
    }
    const again = confirmed(stored, answer, now())
    keep(asked, again)
    return again?.answer ?? stored.answer
  }

  async function read(asked: Asked): Promise<Answer> {
    const stored = find(asked)
    const state = stored && stateOf(stored, now())
    if (!stored || !state?.isShown) return askAgain(asked, stored)
    if (!state.isFresh) underWay.add(askAgain(asked, stored))
    const age = String(Math.floor(state.ageMs / 1000))
    return { ...stored.answer, headers: { ...stored.answer.headers, age, 'x-cache': 'HIT' } }
  }

  const answerTo = async (asked: Asked): Promise<Answer> => {
    if (asked.method === 'GET' && asked.headers.authorization === undefined) return read(asked)
    if (asked.method !== 'GET' && asked.method !== 'HEAD') kept.delete(asked.path)
    return send(origin, asked)
  }

  const server = http.createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request
    try {
      const answer = await answerTo({ method, path, headers, body: await buffer(request) })
      response.writeHead(answer.status, withoutHops(answer.headers)).end(answer.body)
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await Promise.allSettled(underWay)
      await new Promise((closed) => server.close(closed).closeAllConnections())
    },
  }
}

const withTag = (asked: Asked, tag: string): Asked => ({
  ...asked,
  headers: { ...asked.headers, 'if-none-match': tag },
})

const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))

const send = (origin: string, { method, path, headers, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = http.request(origin + path, { method, headers: withoutHops(headers) }, (response) => {
      const { statusCode: status = 502, headers: own } = response
      buffer(response).then((bytes) => resolve({ status, headers: own, body: bytes }), reject)
    })
    sent.on('error', reject).end(body)
  })

import net from 'node:net'
import { pick, type Random } from '@ahia/testing/inputs/random-input'
import { seededRandom } from '@ahia/testing/seeded-random'
import type { Answer } from './find-faults.ts'

const SILENCE_MS = 1_500
const PATHS = [
  '/',
  '/api/v1/products',
  '/api/v1/user/login',
  '/api/v1/ai/recommend',
  '/products?search=x',
  '/api/v1/nothing',
]
const BODIES = [
  '{"a":1}',
  '{',
  '[1,',
  '"\\ud800"',
  '{"a":"\u00ff"}',
  '\u0000',
  '{"a":1}{"b":2}',
  'é',
  '{"a":1,"a":2}',
  '',
]

type Part = (random: Random) => string

const head = (random: Random, more: string, body = ''): string =>
  `POST ${pick(random, PATHS)} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n${body}`

/** Ways in which a request can be broken. Each ends the connection, or is cut off by us. */
const WAYS: readonly Part[] = [
  (random) =>
    `${pick(random, ['GET', 'get', 'G\u0000T', 'PRI', '', 'GET\t', 'CONNECT', 'TRACE'])} ${pick(random, PATHS)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  (random) =>
    `GET ${pick(random, ['', '*', 'x', '//', '/%', '/%zz', '/\u0000', '/\u00ff', 'http://[', 'http://a b/', `/${'a'.repeat(20_000)}`, '/..%2f..', '/api/v1/%c0%ae'])} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  (random) =>
    `GET / HTTP/${pick(random, ['0.9', '1.0', '1.2', '2.0', '9', 'x', ''])}\r\nHost: x\r\nConnection: close\r\n\r\n`,
  (random) =>
    `GET / HTTP/1.1\r\n${pick(random, ['', 'Host: a\r\nHost: b\r\n', 'Host:\r\n', 'Host: a b\r\n', 'Host: [\r\n', 'Host: x\u0000\r\n', `Host: ${'h'.repeat(20_000)}\r\n`])}Connection: close\r\n\r\n`,
  (random) =>
    `GET ${pick(random, PATHS)} HTTP/1.1\r\nHost: x\r\n${pick(random, [' folded: 1', 'no colon', ': no name', 'a\u0000b: 1', 'x: \u0001', 'x y: 1', `x: ${'y'.repeat(70_000)}`, 'Accept-Encoding: \u00ff', 'Authorization: Bearer \u00ff', 'X-Forwarded-For: \u00ff', 'X-Device: \u00ff', 'If-None-Match: "', 'Range: bytes=9-1', 'Cookie: \u00ff=;;;', 'Expect: nonsense', 'Upgrade: websocket\r\nConnection: upgrade'])}\r\nConnection: close\r\n\r\n`,
  (random) =>
    head(
      random,
      `Content-Length: ${pick(random, ['-1', 'x', '1e3', '99999999999999999999', '5, 6', '+5', ' ', '0x5'])}\r\nConnection: close\r\n`,
      'hello',
    ),
  (random) => head(random, 'Content-Length: 5\r\nContent-Length: 6\r\n', 'hello'),
  (random) => head(random, 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  (random) =>
    head(
      random,
      `Transfer-Encoding: ${pick(random, ['chunked, chunked', 'gzip', 'identity', 'chunked\u0000', 'x', ' chunked'])}\r\nConnection: close\r\n`,
      '0\r\n\r\n',
    ),
  (random) =>
    head(
      random,
      'Transfer-Encoding: chunked\r\nConnection: close\r\n',
      pick(random, [
        'zz\r\n',
        '-1\r\n',
        '5\r\nhel',
        '5\r\nhello0\r\n\r\n',
        'ffffffffffffffff\r\nx',
        '5;\u0000\r\nhello\r\n0\r\n\r\n',
        '0\r\nTrailer: \u0000\r\n\r\n',
        '\r\n',
        '3\n{}\n\n0\n\n',
      ]),
    ),
  (random) => {
    const body = pick(random, BODIES)
    return head(random, `Content-Length: ${Buffer.byteLength(body, 'latin1')}\r\nConnection: close\r\n`, body)
  },
  (random) =>
    head(
      random,
      `Content-Encoding: ${pick(random, ['gzip', 'br', 'x'])}\r\nContent-Length: 4\r\nConnection: close\r\n`,
      '\u001f\u008b\u0008\u0000',
    ),
  (random) =>
    Array.from({ length: 1 + Math.floor(random() * 400) }, () =>
      String.fromCharCode(Math.floor(random() * 256)),
    ).join(''),
  (random) => `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(1 + Math.floor(random() * 3_000))}\r\n`,
  (random) => `${'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1 + Math.floor(random() * 5))}GARBAGE\r\n\r\n`,
]

export const makeRawRequest = (seed: number, number: number): string => {
  const random = seededRandom(seed * 999_983 + number * 104_729)
  return pick(random, WAYS)(random)
}

/** Sends the bytes, and reads until the other side closes or is silent. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (received.includes('\r\n\r\n')) socket.setTimeout(SILENCE_MS / 10)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })
}

/** The last answer in what came back; null when nothing did, which is the right answer to half a request. */
export function readRaw(received: string): Answer | null {
  const at = received.lastIndexOf('HTTP/1.1 ')
  if (at < 0) return null
  const [headText = '', body = ''] = received.slice(at).split(/\r\n\r\n(.*)/s)
  const contentType = /^content-type: *(.*)$/im.exec(headText)?.[1] ?? ''
  return {
    status: Number(headText.slice(9, 12)),
    contentType,
    body: isChunked(headText) ? unchunk(body) : body,
  }
}

const isChunked = (headText: string): boolean => /^transfer-encoding: *chunked/im.test(headText)

const unchunk = (body: string): string => body.replace(/(^|\r\n)[0-9a-f]+\r\n/g, '').replace(/\r\n$/, '')

import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'

const QUIET_MS = 1_000
const PATIENCE_MS = 30_000

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Image' | 'Font' | 'Other'

export type Fetched = {
  url: string
  kind: Kind
  /** As it travelled, with its headers; 0 when the browser had it already. */
  bytes: number
  /** What was sent compressed, compressed as gzip does it: the size that budgets are written in. */
  gzipBytes: number
}

const KINDS: readonly Kind[] = ['Document', 'Script', 'Stylesheet', 'Image', 'Font']
/** The gzip levels of the server for pages (rendered-page.ts), and of the build for files (precompress.ts). */
const PAGE_LEVEL = 6
const FILE_LEVEL = 9
const COMPRESSED: readonly Kind[] = ['Document', 'Script', 'Stylesheet']

/** Follows everything that a page asks for, until it has asked for nothing more for a while. */
export function followTraffic(cdp: CDPSession): () => Promise<Fetched[]> {
  const asked = new Map<string, { url: string; kind: Kind; bytes: number; isDone: boolean }>()
  let lastChange = performance.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    lastChange = performance.now()
    const kind = KINDS.find((known) => known === type) ?? 'Other'
    asked.set(requestId, { url: request.url, kind, bytes: 0, isDone: false })
  })
  const end = (requestId: string, bytes: number) => {
    const request = asked.get(requestId)
    if (!request) return
    lastChange = performance.now()
    request.bytes = bytes
    request.isDone = true
  }
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength))
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0))

  return async () => {
    const deadline = performance.now() + PATIENCE_MS
    const isQuiet = () =>
      [...asked.values()].every(({ isDone }) => isDone) && performance.now() - lastChange > QUIET_MS
    while (!isQuiet() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50))
    return Promise.all([...asked].map(async ([id, request]) => ({ ...request, gzipBytes: await pack(id) })))
  }

  async function pack(requestId: string): Promise<number> {
    const request = asked.get(requestId)
    if (!request || !COMPRESSED.includes(request.kind)) return request?.bytes ?? 0
    const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
    const level = request.kind === 'Document' ? PAGE_LEVEL : FILE_LEVEL
    return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), { level }).length
  }
}

import type { IncomingMessage } from 'node:http'
import { bodyTooLarge, crossSite, unsupportedType } from '#platform/http/http.errors.ts'

const MAX_FORM_BYTES = 16 * 1024
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

type Form = { method: 'POST'; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }

/** A form as it was sent, and nothing of who sent it. Refuses what another site made a browser send. */
export async function readForm(request: IncomingMessage): Promise<Form> {
  if (isFromAnotherSite(request)) throw crossSite()
  const type = request.headers['content-type'] ?? ''
  if (!FORM_TYPES.some((known) => type.toLowerCase().startsWith(known))) throw unsupportedType(FORM_TYPES[0])
  return { method: 'POST', headers: { 'content-type': type }, body: await readBytes(request) }
}

// Mail programs that unsubscribe in one click send neither header; only browsers can be made to send what others want.
function isFromAnotherSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}

async function readBytes(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_FORM_BYTES) throw bodyTooLarge(MAX_FORM_BYTES)
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

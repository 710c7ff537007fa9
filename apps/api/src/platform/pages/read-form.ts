import type { IncomingMessage } from 'node:http'
import { bodyOf } from '#platform/http/gate/read-ahead.ts'
import { crossSite, malformedRequest, unsupportedType } from '#platform/http/http.errors.ts'
import { mediaTypeOf } from '#platform/http/media-type.ts'
import { readBytes } from '#platform/http/read-bytes.ts'

const MAX_FORM_BYTES = 16 * 1024
/** The second is what some mail programs unsubscribe with (RFC 8058). */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The fields of a form, and nothing about its sender. Throws for a form that another site made a browser send. */
export async function readForm(request: IncomingMessage, publicUrl: string): Promise<URLSearchParams> {
  if (isFromAnotherSite(request, publicUrl)) throw crossSite()
  const type = request.headers['content-type'] ?? ''
  if (!FORM_TYPES.includes(mediaTypeOf(type))) throw unsupportedType(FORM_TYPES[0])
  return toFields(type, await readBytes(bodyOf(request), { maxBytes: MAX_FORM_BYTES }))
}

// Mail programs that unsubscribe in one click send neither header; only browsers can be made to send what others want.
function isFromAnotherSite({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin, host } = headers
  if (origin === undefined) return false
  // A proxy of ours may put its own name for us into Host; browsers always know us by the public one.
  return !URL.canParse(origin) || ![host, new URL(publicUrl).host].includes(new URL(origin).host)
}

/** Parsed before rendering, as a page that cannot read its form would fail as a server error. */
async function toFields(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<URLSearchParams> {
  const fields = new URLSearchParams()
  for (const [name, value] of await parseForm(type, bytes)) {
    if (typeof value !== 'string') throw malformedRequest() // no form of ours takes a file
    fields.append(name, value)
  }
  return fields
}

async function parseForm(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw malformedRequest()
  }
}

import { MAX_BODY_BYTES } from '../gate/read-ahead.ts'
import { bodyTooLarge, malformedJson, unsupportedType } from '../http.errors.ts'
import { mediaTypeOf } from '../media-type.ts'
import { readBytes } from '../read-bytes.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body as text, stopping at the limit while it arrives. Throws for other types and broken UTF-8. */
export async function readJsonText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  if (mediaTypeOf(request.headers.get('content-type')) !== 'application/json') throw unsupportedType()
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
  const bytes = request.body ? await readBytes(request.body, { maxBytes }) : new Uint8Array()
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformedJson()
  }
}

import { bodyTooLarge, malformedJson, unsupportedType } from './http.errors.ts'

const MAX_BODY_BYTES = 256 * 1024

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON body as text, stopping at the limit while it arrives. Refuses other types and broken UTF-8. */
export async function readJsonText(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const [type] = (request.headers.get('content-type') ?? '').split(';')
  if (type?.trim().toLowerCase() !== 'application/json') throw unsupportedType()
  const bytes = await readBytes(request, maxBytes)
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformedJson()
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw bodyTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

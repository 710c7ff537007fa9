import type { IncomingMessage, ServerResponse } from 'node:http'
import { overloaded } from '../http.errors.ts'
import { readBytes } from '../read-bytes.ts'

/** The largest body that is not an upload. */
export const MAX_BODY_BYTES = 256 * 1024
/** What one address may be sending at once: hundreds of ordinary forms. */
const MAX_ADDRESS_BYTES = 8 * 1024 * 1024

/**
 * R30: bodies are read before their request gets a slot of the gate, so that slow senders hold none. What is too large by
 * its own account is left unread, for the handler to refuse.
 */
export class BodiesReadAhead {
  readonly #bytesOf = new Map<string, number>()

  async read(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = announcedBytes(request)
    // Of a caller who has left, nothing would ever take the bytes back.
    if (bytes === 0 || bytes > MAX_BODY_BYTES || response.destroyed) return
    if ((this.#bytesOf.get(address) ?? 0) + bytes > MAX_ADDRESS_BYTES) throw overloaded()
    this.#count(address, bytes)
    response.once('close', () => this.#count(address, -bytes))
    // The name under which Hono's adapter looks for a body that has been read already.
    Object.assign(request, { rawBody: await readBytes(request, { maxBytes: MAX_BODY_BYTES }) })
  }

  #count(address: string, bytes: number): void {
    const held = (this.#bytesOf.get(address) ?? 0) + bytes
    if (held > 0) this.#bytesOf.set(address, held)
    else this.#bytesOf.delete(address)
  }
}

/** As much as it may be, if the sender does not say. */
function announcedBytes({ headers, method }: IncomingMessage): number {
  if (method === 'GET' || method === 'HEAD') return 0
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : MAX_BODY_BYTES
}

/** The body, whether it has been read ahead or not. */
export async function* bodyOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) yield request.rawBody
  else yield* request
}

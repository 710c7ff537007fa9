import { bodyTimeout, bodyTooLarge } from './http.errors.ts'

/** Bodies are small, so even a slow phone is done by then; a slower sender only occupies a slot. */
const BODY_DEADLINE_MS = 5_000

type Bounds = { maxBytes: number; deadlineMs?: number }

/** Reads a body whole. Throws while it arrives, as soon as it is too large or too late. */
export async function readBytes(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, deadlineMs = BODY_DEADLINE_MS }: Bounds,
): Promise<Buffer<ArrayBuffer>> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(bodyTimeout()), deadlineMs)
  try {
    // The rest is not waited for: the error closes the connection, and the reading ends with it.
    return await Promise.race([collect(body, maxBytes), deadline])
  } finally {
    clearTimeout(timer)
  }
}

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw bodyTooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

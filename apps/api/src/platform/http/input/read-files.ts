import { bodyTimeout, bodyTooLarge, malformedRequest, unsupportedType } from '../http.errors.ts'
import { mediaTypeOf } from '../media-type.ts'
import { noFiles } from './files.errors.ts'
import { type FormBounds, openForm, type SentFile, type TakeFile } from './open-form.ts'

export type { SentFile }

type Bounds = FormBounds & {
  /** Of all that is sent. */
  maxBytes: number
  /** A sender that is silent for this long is gone. */
  silenceMs: number
  /** The minimum average rate after a grace period, as a trickle of bytes only occupies a slot. */
  graceMs: number
  minBytesPerSecond: number
  deadlineMs: number
}

const FORM = 'multipart/form-data'

/**
 * Reads the files of a form, one after the other: the next one is read only after `take` is done with the one before,
 * so no more than one is in memory. Throws while they arrive, as soon as anything is too much or too late.
 */
export async function readFiles(request: Request, bounds: Bounds, take: TakeFile): Promise<void> {
  const contentType = request.headers.get('content-type') ?? ''
  if (mediaTypeOf(contentType) !== FORM) throw unsupportedType(FORM)
  if (Number(request.headers.get('content-length') ?? 0) > bounds.maxBytes)
    throw bodyTooLarge(bounds.maxBytes)
  const form = openForm(contentType, bounds, take)
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(bodyTimeout()), bounds.deadlineMs)
  const reader = request.body?.getReader()
  try {
    await Promise.race([reader ? pour(reader, form, bounds) : form.end(), form.failed, deadline])
    if (form.files === 0) throw noFiles(bounds.field)
  } finally {
    clearTimeout(timer)
    form.close()
    if (reader) void pourAway(reader)
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function pour(reader: Reader, form: ReturnType<typeof openForm>, bounds: Bounds) {
  const { maxBytes, silenceMs, graceMs, minBytesPerSecond } = bounds
  let waitedMs = 0 // our own processing time does not count
  for (let size = 0; ; ) {
    const leftMs = graceMs + (size / minBytesPerSecond) * 1_000 - waitedMs
    const startedAt = performance.now()
    const { done, value } = await readInTime(reader, Math.min(silenceMs, leftMs))
    waitedMs += performance.now() - startedAt
    if (done) return form.end()
    size += value.byteLength
    if (size > maxBytes) throw bodyTooLarge(maxBytes)
    await form.write(value)
  }
}

/**
 * A rejected sender may still be sending, and would not get the response if the connection were cut. What still arrives is
 * discarded; half a second after the response the server closes the connection.
 */
async function pourAway(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // gone, which is as good
  }
}

async function readInTime(reader: Reader, limitMs: number) {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(bodyTimeout()), limitMs)
  try {
    return await Promise.race([reader.read().catch(brokenOff), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The sender disconnected halfway, which is not an error of ours. */
function brokenOff(): never {
  throw malformedRequest()
}

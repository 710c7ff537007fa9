import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { TestApi } from './test-api.ts'

export type Part = { field: string; name?: string; bytes: Uint8Array }

const BOUNDARY = 'between-the-files'

/** A form as it stands on the wire, also with names that no browser would send. */
export function formOf(parts: readonly Part[]): Buffer {
  const written = parts.map(({ field, name, bytes }) => {
    const filename = name === undefined ? '' : `; filename="${name}"`
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${filename}\r\n`
    const type = name === undefined ? '' : 'content-type: image/png\r\n'
    return Buffer.concat([Buffer.from(`${head}${type}\r\n`), bytes, Buffer.from('\r\n')])
  })
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

type Sent = { token?: string; type?: string; network?: string }

/** A body of which the second half is sent later. */
export async function* heldUntil(isReleased: Promise<void>, body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body.subarray(0, body.length / 2)
  await isReleased
  yield body.subarray(body.length / 2)
}

/** Sends this as the body of an upload. */
export function sendForm(
  { origin }: TestApi,
  call: 'updateLogo' | 'upload' | 'reviewPhotos' | 'parcelPhoto' | 'disputePhotos' | 'answerPhotos',
  body: Uint8Array | AsyncIterable<Uint8Array>,
  { token, type = FORM_TYPE, network }: Sent = {},
): Promise<Response> {
  return fetch(`${origin}/api/v1/s3/${call}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(network === undefined ? {} : { 'x-forwarded-for': network }),
    },
    ...(body instanceof Uint8Array ? { body: Buffer.from(body) } : { body, duplex: 'half' }),
  })
}

/** Every file below the folder, with what is in it. */
export function listFiles(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => statSync(name).isFile())
    .map((name) => ({ name, bytes: readFileSync(name) }))
}

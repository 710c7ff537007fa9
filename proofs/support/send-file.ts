import { updateLogo } from '@ahia/contracts/media'

const BOUNDARY = 'between-the-files'

/** `address`: where it comes from, as each network address has few upload slots. */
type Sent = { origin: string; address: string; token: string; name: string; bytes: Buffer }
export type Answered = { status: number; ms: number; body: string }

/** Sends a file as a logo, under exactly this name. */
export async function sendFile({ origin, address, token, name, bytes }: Sent): Promise<Answered> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="logo"; filename="${name}"\r\n\r\n`
  const form = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const startedAt = performance.now()
  const response = await fetch(`${origin}/api/v1${updateLogo.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    body: form,
  })
  const body = await response.text()
  return { status: response.status, ms: performance.now() - startedAt, body }
}

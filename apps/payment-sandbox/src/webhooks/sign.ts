import { createHmac } from 'node:crypto'

/** P8: over the very bytes that are sent, in lower-case hex. */
export const sign = (body: string, secretKey: string): string =>
  createHmac('sha512', secretKey).update(body, 'utf8').digest('hex')

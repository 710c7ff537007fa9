import { hash } from 'node:crypto'

const DEVICE_KEY = /^[\w-]{43}$/

/** The random key that a browser keeps and sends when it signs in or asks the assistant; null for anything else. */
export const toDeviceKey = (sent: string | undefined): string | null =>
  sent !== undefined && DEVICE_KEY.test(sent) ? sent : null

/** Only the hash is stored: a leaked one cannot be sent as a key. */
export const hashDeviceKey = (deviceKey: string): Buffer => hash('sha256', deviceKey, 'buffer')

const PREFIX = 'AHIA1'
const HEX_BYTE = /[0-9a-f]{2}/gi

const toBase64Url = (bytes: readonly number[]): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** SELL-34: what the QR of a parcel begins with, and what the market signs (Ed25519). */
export function deliveryQrHead(parcelId: string): string {
  const bytes = parcelId.replaceAll('-', '').match(HEX_BYTE) ?? []
  return `${PREFIX}.${toBase64Url(bytes.map((hex) => Number.parseInt(hex, 16)))}`
}

/** The signature in a QR of this parcel, in base64url; null for everything else that a camera reads. */
export function signatureIn(token: string, parcelId: string): string | null {
  const start = `${deliveryQrHead(parcelId)}.`
  return token.startsWith(start) ? token.slice(start.length) : null
}

import { deliveryQrHead, signatureIn } from '@ahia/rules/parcels/delivery-qr'

/** `unknown`: this browser can't tell, so the server does. */
export type QrVerdict = 'genuine' | 'wrong' | 'unknown'

type ScannedQr = { token: string; parcelId: string; publicKey: string | null }

/** SELL-34: whether the market has signed this QR for this parcel, without a network. */
export async function checkQr({ token, parcelId, publicKey }: ScannedQr): Promise<QrVerdict> {
  const signature = signatureIn(token, parcelId)
  if (signature === null) return 'wrong'
  if (publicKey === null) return 'unknown'
  try {
    const { subtle } = crypto
    const key = await subtle.importKey('raw', fromBase64Url(publicKey), 'Ed25519', false, ['verify'])
    const head = new TextEncoder().encode(deliveryQrHead(parcelId))
    return (await subtle.verify('Ed25519', key, fromBase64Url(signature), head)) ? 'genuine' : 'wrong'
  } catch {
    return 'unknown' // older browsers know no Ed25519
  }
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

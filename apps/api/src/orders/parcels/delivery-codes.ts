import { createHmac, createPublicKey, sign, timingSafeEqual, verify } from 'node:crypto'
import type { ParcelId } from '@ahia/contracts/ids'
import { DELIVERY_CODE_LENGTH } from '@ahia/contracts/limits'
import { deliveryQrHead, signatureIn } from '@ahia/rules/parcels/delivery-qr'
import { publicBytesOf, signingKeyFrom } from '#platform/keys/ed25519.ts'
import type { Secrets } from '#platform/secrets.ts'

export type DeliveryCodes = {
  /** The six digits of a parcel. */
  codeOf(parcel: CodedParcel): string
  isCodeOf(parcel: CodedParcel, code: string): boolean
  /** What the QR of a parcel holds; anybody can check it with the public key, and nobody else can make it. */
  tokenOf(parcelId: ParcelId): string
  isTokenOf(parcelId: ParcelId, token: string): boolean
  /** 32 bytes in base64url. */
  publicKey: string
}

/** The salt is the parcel's own, so that a code tells nothing about another. */
type CodedParcel = { parcelId: ParcelId; salt: string }

const CODES = 10 ** DELIVERY_CODE_LENGTH

/** SELL-34: codes and QRs follow from the secret of the server, so the database holds nothing that reveals them. */
export function createDeliveryCodes(secrets: Secrets): DeliveryCodes {
  const codeKey = secrets.deriveKey('delivery-code')
  const privateKey = signingKeyFrom(secrets.deriveKey('delivery-qr'))
  const publicKey = createPublicKey(privateKey)
  const codeOf = ({ parcelId, salt }: CodedParcel): string => {
    const drawn = createHmac('sha256', codeKey).update(`${parcelId}:${salt}`).digest().readUIntBE(0, 6)
    return String(drawn % CODES).padStart(DELIVERY_CODE_LENGTH, '0')
  }
  return {
    codeOf,
    isCodeOf: (parcel, code) =>
      code.length === DELIVERY_CODE_LENGTH && timingSafeEqual(Buffer.from(codeOf(parcel)), Buffer.from(code)),
    tokenOf: (parcelId) => {
      const head = deliveryQrHead(parcelId)
      return `${head}.${sign(null, Buffer.from(head), privateKey).toString('base64url')}`
    },
    isTokenOf: (parcelId, token) => {
      const signature = signatureIn(token, parcelId)
      if (signature === null) return false
      const head = Buffer.from(deliveryQrHead(parcelId))
      return verify(null, head, publicKey, Buffer.from(signature, 'base64url'))
    },
    publicKey: publicBytesOf(privateKey).toString('base64url'),
  }
}

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  ShownPasskey,
} from '@ahia/contracts/admin/webauthn'

/** User present, user verified; the first time with the new key attached. */
const FLAGS = { made: 0x45, shown: 0x05 }
/** Somebody touched the device, and it did not ask who they are. */
const TOUCHED = { made: 0x41, shown: 0x01 }
const COUNT_BYTES = 4
const NO_MODEL = Buffer.alloc(16)

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const url = (data: Buffer | string): string => Buffer.from(data).toString('base64url')
const count = (uses: number): Buffer => Buffer.from(uses.toString(16).padStart(COUNT_BYTES * 2, '0'), 'hex')

/** A device that makes and shows one passkey, in software. */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = url(credentialId)
  const shell = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  let uses = 0
  const client = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  // COSE: an EC2 key for ES256 on P-256, in CBOR.
  const coordinates = [Buffer.from('215820', 'hex'), from(x), Buffer.from('225820', 'hex'), from(y)]
  const cose = Buffer.concat([Buffer.from('a5010203262001', 'hex'), ...coordinates])

  const makeWith =
    (flags: number) =>
    ({ challenge, rp }: NewPasskeyOptions): NewPasskey => {
      const length = Buffer.from([0, credentialId.length])
      const data = Buffer.concat([
        ...[sha256(rp.id), Buffer.from([flags]), count(uses), NO_MODEL, length, credentialId, cose],
      ])
      // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestationObject = url(Buffer.concat([head, Buffer.from([data.length]), data]))
      const clientDataJSON = url(client('webauthn.create', challenge))
      return { ...shell, response: { clientDataJSON, attestationObject } }
    }
  const showWith =
    (flags: number) =>
    ({ challenge, rpId }: PasskeyOptions): ShownPasskey => {
      uses += 1
      const data = Buffer.concat([sha256(rpId), Buffer.from([flags]), count(uses)])
      const seen = client('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(seen)]), privateKey)
      return {
        ...shell,
        response: { clientDataJSON: url(seen), authenticatorData: url(data), signature: url(signature) },
      }
    }

  return {
    make: makeWith(FLAGS.made),
    show: showWith(FLAGS.shown),
    makeByTouch: makeWith(TOUCHED.made),
    showByTouch: showWith(TOUCHED.shown),
  }
}

const from = (text: string): Buffer => Buffer.from(text, 'base64url')

import { z } from 'zod'

const base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_000)

const known = z.strictObject({ id: base64Url, type: z.literal('public-key') })
const timeout = z.int().positive().describe('in milliseconds')

/** What a browser needs to make a passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export const newPasskeyOptionsSchema = z.strictObject({
  challenge: base64Url,
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: base64Url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
  timeout,
  attestation: z.literal('none'),
  excludeCredentials: z.array(known).describe('those that the colleague has'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What a browser needs to show a passkey, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export const passkeyOptionsSchema = z.strictObject({
  challenge: base64Url,
  rpId: z.string(),
  timeout,
  userVerification: z.literal('required'),
  allowCredentials: z.array(known).describe('none: whichever the device has for us'),
})

const credential = {
  id: base64Url,
  rawId: base64Url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}),
}

/** A new passkey, as `PublicKeyCredential.toJSON` writes it. */
export const newPasskeySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64Url,
    attestationObject: base64Url,
    authenticatorData: base64Url.optional(),
    publicKey: base64Url.optional(),
    publicKeyAlgorithm: z.int().min(-65_536).max(65_535).optional(),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** A passkey that was shown. */
export const shownPasskeySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64Url,
    authenticatorData: base64Url,
    signature: base64Url,
    userHandle: base64Url.optional(),
  }),
})

export type NewPasskeyOptions = z.output<typeof newPasskeyOptionsSchema>
export type PasskeyOptions = z.output<typeof passkeyOptionsSchema>
export type NewPasskey = z.output<typeof newPasskeySchema>
export type ShownPasskey = z.output<typeof shownPasskeySchema>

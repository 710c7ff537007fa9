import { z } from 'zod'

const base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_000)

/** What the browser is given, as WebAuthn writes it; only the browser and the server's library look inside. */
export const passkeyOptionsSchema = z.looseObject({ challenge: base64Url })

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
    publicKeyAlgorithm: z.int().optional(),
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

export type NewPasskey = z.output<typeof newPasskeySchema>
export type ShownPasskey = z.output<typeof shownPasskeySchema>

import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  ShownPasskey,
} from '@ahia/contracts/admin/webauthn'

/** Asks the device for a passkey. Throws when there is none, or the person declines. */
export async function showPasskey(options: PasskeyOptions): Promise<ShownPasskey> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return toJson<ShownPasskey>(await navigator.credentials.get({ publicKey }))
}

export async function makePasskey(options: NewPasskeyOptions): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return toJson<NewPasskey>(await navigator.credentials.create({ publicKey }))
}

function toJson<Passkey>(credential: Credential | null): Passkey {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey')
  const { id, rawId, type, response, authenticatorAttachment, clientExtensionResults } = credential.toJSON()
  // Only what the contract names: browsers add fields of their own.
  return withoutGaps({
    id,
    rawId,
    type,
    authenticatorAttachment,
    clientExtensionResults,
    response: withoutGaps(response),
  })
}

const withoutGaps = <Passkey>(fields: object): Passkey =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Passkey

/** Our own message, because the browsers' messages do not help. */
export const passkeyMessage = (error: unknown, otherwise: string): string => {
  const isDeclined = error instanceof DOMException && error.name === 'NotAllowedError'
  return isDeclined ? 'No passkey was shown. Try again, or use your authenticator app.' : otherwise
}

import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyOptions,
  ShownPasskey,
} from '@ahia/contracts/admin/webauthn'
import { BRAND } from '@ahia/reference/brand'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** Loaded on the first use: a market's start need not wait for it. */
const webauthn = () => import('@simplewebauthn/server')

export type StoredPasskey = {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  signCount: number
  transports: string[]
}

/** What every device can do: ES256, EdDSA and RS256. */
const ALGORITHMS = [-7, -8, -257]

/** How long a browser waits for somebody to touch the device: less than a challenge lives. */
const TIMEOUT_MS = 120_000

const rpIdOf = (adminUrl: string): string => new URL(adminUrl).hostname

type NewOptions = {
  adminUrl: string
  userId: string
  email: string
  name: string
  existing: readonly string[]
}

export async function newPasskeyOptions({
  adminUrl,
  userId,
  email,
  name,
  existing,
}: NewOptions): Promise<NewPasskeyOptions> {
  const { generateRegistrationOptions } = await webauthn()
  const rp = { id: rpIdOf(adminUrl), name: `${BRAND.name} back office` }
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return {
    challenge,
    rp,
    user,
    pubKeyCredParams,
    timeout: TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known(existing),
    // ADMIN-03: found by itself and unlocked by its owner, so that it is complete as a sign-in.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

const known = (ids: readonly string[]) => ids.map((id) => ({ id, type: 'public-key' as const }))

type Checked = { adminUrl: string; challenge: string }

/** What to keep of a new passkey; null when it does not prove what was asked. */
export async function checkNewPasskey(
  { adminUrl, challenge }: Checked,
  passkey: NewPasskey,
): Promise<StoredPasskey | null> {
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: passkey as RegistrationResponseJSON, // a field that is missing is undefined here
    expectedChallenge: challenge,
    expectedOrigin: adminUrl,
    expectedRPID: rpIdOf(adminUrl),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return null
  const { id, publicKey, counter: signCount } = registrationInfo.credential
  return { credentialId: id, publicKey, signCount, transports: passkey.response.transports ?? [] }
}

/** `challenge`: what must be signed; random unless it is given. `allowed`: none for whatever the device has for us. */
export async function passkeyOptions(
  adminUrl: string,
  allowed: readonly string[],
  challenge?: Uint8Array<ArrayBuffer>,
): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await webauthn()
  const rpId = rpIdOf(adminUrl)
  const made = await generateAuthenticationOptions({ rpID: rpId, ...(challenge && { challenge }) })
  return {
    challenge: made.challenge,
    rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known(allowed),
  }
}

/** Its new signCount; null when it does not prove what was asked. */
export async function checkShownPasskey(
  { adminUrl, challenge }: Checked,
  stored: StoredPasskey,
  passkey: ShownPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { credentialId: id, publicKey, signCount } = stored
  const checked = await verifyAuthenticationResponse({
    response: passkey as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: adminUrl,
    expectedRPID: rpIdOf(adminUrl),
    credential: { id, publicKey, counter: signCount },
    requireUserVerification: true,
  }).catch(() => null)
  return checked?.verified ? checked.authenticationInfo.newCounter : null
}

import { ProviderUnreachable } from './payment-provider.ts'

const RETRY_SECONDS = 60

type File = { type: string; bytes: Uint8Array }

/** P33: sends a file to the address that the provider gave for it. T13: encrypted, or to the provider's own address. */
export async function upload(
  address: string,
  { type, bytes }: File,
  { baseUrl, limitMs }: { baseUrl: string; limitMs: number },
): Promise<void> {
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.origin !== new URL(baseUrl).origin)
    throw unclear(`The provider names an address at ${url.origin}`)
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) => {
    throw unclear('The file could not be sent', error)
  })
  if (!response.ok) throw unclear(`The file was not accepted (${response.status})`)
}

const unclear = (message: string, cause?: unknown) =>
  new ProviderUnreachable(message, { retryAfterSeconds: RETRY_SECONDS, cause })

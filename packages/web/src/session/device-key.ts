const KEY = 'device'
const BYTES = 32
const WELL_FORMED = /^[\w-]{43}$/

/**
 * T19: a random key by which the server recognises a browser that has signed in before, so that others' wrong passwords do
 * not delay its owner. Sent only with a sign-in, a reset or a message to the assistant (CHAT-08). Null where the browser
 * stores nothing.
 */
export function readDeviceKey(): string | null {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored !== null && WELL_FORMED.test(stored)) return stored
    const made = toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)))
    localStorage.setItem(KEY, made)
    return made
  } catch {
    return null // with blocked site data, even reading the property throws
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

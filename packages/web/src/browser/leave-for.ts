/** A sandbox on this very machine has no certificate. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Who is still here then has stopped the browser, or has no network: the page must be of use again. */
const STILL_HERE_AFTER_MS = 20_000

/** T14: whether somebody may be sent there with their money. */
export function isSafeAddress(text: string): boolean {
  const address = parse(text)
  if (address?.username !== '' || address.password !== '') return false
  if (address.protocol === 'http:') return OWN_MACHINE.includes(address.hostname)
  return address.protocol === 'https:'
}

/** Leaves our pages; continues when Back restores this one, or when leaving failed. */
export async function leaveFor(address: string): Promise<void> {
  const back = new Promise<void>((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, STILL_HERE_AFTER_MS)
  })
  location.assign(address)
  await back
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null // URL.parse is missing on phones that are still about
  }
}

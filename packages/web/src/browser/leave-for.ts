/** The payment sandbox on this machine has no certificate. */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** If the page is still here by then, the navigation was stopped or there is no network: make it usable again. */
const STILL_HERE_AFTER_MS = 20_000

/** T14: whether it is safe to send a customer to this URL to pay. */
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
    return null // URL.parse is missing on phones that are still in use
  }
}

/** WIN-69: a form without an address of its own, like the checkout's, sends nothing but through its scripts. */
export function leadsToPage(target: EventTarget | null): boolean {
  if (target instanceof HTMLFormElement) return target.method === 'get' && target.hasAttribute('action')
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin === location.origin && link.hash === ''
}

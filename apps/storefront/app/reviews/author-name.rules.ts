const NAMELESS = 'Customer'

/** PDP-14: how the server signs a review: the first name and the initial of the last. */
export function authorName(name: string | null): string {
  const [first, ...rest] = (name ?? '').split(/\s+/).filter((part) => part !== '')
  if (first === undefined) return NAMELESS
  const [initial] = rest.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

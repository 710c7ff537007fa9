export const NAMELESS = 'Customer'

/** PDP-14: a reviewer's first name and the initial of the last, which does not identify them to strangers. */
export function authorName(name: string | null): string {
  const [first, ...rest] = (name ?? '').split(/\s+/).filter((part) => part !== '')
  if (first === undefined) return NAMELESS
  const [initial] = rest.at(-1) ?? ''
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`
}

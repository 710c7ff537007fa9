const COVER = '•••'

/** ADMIN-35: `c•••@g•••.com`. The end of the host shows, as it tells nobody apart. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@')
  const end = host.slice(host.lastIndexOf('.'))
  return `${local.slice(0, 1)}${COVER}@${host.slice(0, 1)}${COVER}${end}`
}

/** `A•••• O•••`: the first letter of each word. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0]}${COVER}`)
    .join(' ')

/** `080••••••41`: enough to tell two numbers apart on the telephone, not enough to call. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < 8) return COVER
  return `${digits.slice(0, 3)}${'•'.repeat(digits.length - 5)}${digits.slice(-2)}`
}

/** A random id (RFC 9562, version 4). Without HTTPS the browser has no `randomUUID`. */
export const newUuid = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : fromBytes(crypto.getRandomValues(new Uint8Array(16)))

function fromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}

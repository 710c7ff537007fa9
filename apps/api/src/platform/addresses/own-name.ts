const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a hostname, as `URL` writes it, is this machine's own. */
export const isOwnName = (hostname: string): boolean => OWN_NAMES.has(hostname)

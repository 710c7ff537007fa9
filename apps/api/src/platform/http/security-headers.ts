/** Sent with every response; built once, as each response pays for each header. */
export function plainHeaders(publicUrl: string | null): Record<string, string> {
  const https: Record<string, string> = publicUrl?.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'x-frame-options': 'DENY',
    ...https,
  }
}

/** For responses that are never pages (API, errors, metrics): nothing in them may run, load or be framed. */
export const apiHeaders = (publicUrl: string | null): Record<string, string> => ({
  ...plainHeaders(publicUrl),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

/** Vite serves modules and styles in ways that a strict policy forbids, so development is more lenient. */
export type PolicyMode = 'strict' | 'development'

/** `hashes` name the inline scripts that a page may run; all other scripts are files of our own. */
export function pageCsp(hashes: readonly string[], mode: PolicyMode): string {
  const development = mode === 'development'
  return [
    "default-src 'self'",
    `script-src 'self' ${development ? "'unsafe-inline'" : hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Vite waits for a restarted server in a worker made from a blob.
    `worker-src 'self'${development ? ' blob:' : ''}`,
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

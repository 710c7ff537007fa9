import type { Transaction } from '#transactions/transactions.sql.ts'

/** Nothing from elsewhere; a form may end at the merchant's address, since browsers hold redirects against the policy. */
export function pageHeaders(transaction: Transaction | null): Record<string, string> {
  const merchant = transaction?.callbackUrl ? ` ${new URL(transaction.callbackUrl).origin}` : ''
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    `form-action 'self'${merchant}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}

import type { Transaction } from '#transactions/transactions.sql.ts'

/** P14: the merchant's own address, with the reference under both of its names; null when none was given. */
export function wayBack({ callbackUrl, reference }: Transaction): string | null {
  if (callbackUrl === null) return null
  const back = new URL(callbackUrl)
  back.searchParams.set('trxref', reference)
  back.searchParams.set('reference', reference)
  return back.href
}

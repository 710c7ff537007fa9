const LEEWAY_MS = 5 * 60_000
const YEAR_MS = 365 * 86_400_000

type Stamp = { at: string; paidAt: Date; now: Date }

/** Why the time that a phone says can't be right; null when it can. A clock may be some minutes off. */
export function phoneTimeFault({ at, paidAt, now }: Stamp): string | null {
  const stamp = Date.parse(at)
  if (stamp > now.getTime() + LEEWAY_MS) return "can't be in the future"
  if (stamp < paidAt.getTime() - LEEWAY_MS) return "can't be before the payment"
  return stamp < now.getTime() - YEAR_MS ? "can't be a year ago" : null
}

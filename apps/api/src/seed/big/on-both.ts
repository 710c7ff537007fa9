import type { Link } from './load.sql.ts'

/** Waits for both even if one fails, so that nothing is still being loaded when the rows are removed. */
export async function onBoth(
  links: readonly [Link, Link],
  work: (link: Link) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(links.map(work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

import type { Link } from './load.sql.ts'

/** Waits for both also when one fails: what is taken back then must not be loaded any more. */
export async function onBoth(
  links: readonly [Link, Link],
  work: (link: Link) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(links.map(work))
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}

import type { Stopped } from '@ahia/contracts/reference'
import type { SwitchName } from '@ahia/reference/staff/switches'
import { Banner } from '@ahia/ui/banner'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { stoppedPart } from './stopped-part.ts'

/** What a page with a notice has loaded. */
export type StoppedData = { stopped: Deferred<PartState<readonly Stopped[]>> }

type StoppedNoticeProps = {
  given: StoppedData['stopped']
  names: readonly SwitchName[]
  className?: string
}

/**
 * ADMIN-53: says in words that this part of the market is closed, before anybody fills in a form for nothing. Whether it is, only
 * the API decides: without an answer nothing is shown, and a request that is refused says the same.
 */
export function StoppedNotice({ given, names, className }: StoppedNoticeProps) {
  const { part } = stoppedPart.use(given, null)
  const stopped = part.state === 'ready' ? part.value : []
  const [first] = stopped.filter(({ name }) => names.includes(name) || name === 'read-only')
  if (!first) return null
  return (
    <Banner tone="warn" role="status" className={className}>
      {first.words}
    </Banner>
  )
}

import { listStopped, type Stopped } from '@ahia/contracts/reference'
import type { SwitchName } from '@ahia/reference/staff/switches'
import { Banner } from '@ahia/ui/banner'
import { useEffect, useState } from 'react'
import { call } from '#session/customer-session.ts'

/**
 * ADMIN-53: says in words that this part of the market is closed, before anybody fills in a form for nothing. Whether it is, only
 * the API decides: without an answer nothing is shown, and a request that is refused says the same.
 */
export function StoppedNotice({ names, className }: { names: readonly SwitchName[]; className?: string }) {
  const [stopped, setStopped] = useState<readonly Stopped[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(listStopped, {}, { signal: leaving.signal })
      .then((answer) => setStopped(answer.stopped))
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  const [first] = stopped.filter(({ name }) => names.includes(name) || name === 'read-only')
  if (!first) return null
  return (
    <Banner tone="warn" role="status" className={className}>
      {first.words}
    </Banner>
  )
}

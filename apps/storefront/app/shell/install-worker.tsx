import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '#platform/asleep.ts'

/** Whoever reads this long without touching anything is there too. */
const READING_MS = 10_000

/** Comes when somebody is there: it fetches what a page should not have to share a slow network with. */
export function InstallWorker() {
  const [Notices, setNotices] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isGone = false
    const bring = async () => {
      const loaded = await import('./service-worker-notices.tsx').catch(() => null) // offline before it was ever there
      if (loaded && !isGone) setNotices(() => loaded.ServiceWorkerNotices)
    }
    const reading = new Promise((resolve) => setTimeout(resolve, READING_MS))
    void Promise.race([firstSign, reading]).then(bring)
    return () => {
      isGone = true
    }
  }, [])
  return Notices && <Notices />
}

import { Button } from '@ahia/ui/button'
import { useState, useSyncExternalStore } from 'react'
import { reloadWithNewVersion, waitingWorker } from './service-worker-client.ts'

/** A new version is offered and never forced: somebody may be in the middle of paying. */
export function UpdatePrompt() {
  const waiting = useSyncExternalStore(waitingWorker.subscribe, waitingWorker.get, () => null)
  const [isBusy, setBusy] = useState(false)
  const reload = (worker: ServiceWorker) => {
    setBusy(true)
    reloadWithNewVersion(worker)
  }
  return (
    <div role="status" className="contents">
      {waiting && (
        <div className="pointer-events-auto flex animate-arrive items-center gap-4 rounded-card border border-border bg-surface py-2 pr-2 pl-4 shadow-e3">
          <p className="font-semibold">A new version is ready</p>
          <Button look="tonal" busy={isBusy} onClick={() => reload(waiting)}>
            Reload
          </Button>
        </div>
      )}
    </div>
  )
}

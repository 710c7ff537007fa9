import { exportMyData } from '@ahia/contracts/profile/privacy'
import { BRAND } from '@ahia/reference/brand'
import { Button } from '@ahia/ui/button'
import { saveFile } from '@ahia/web/browser/save-file'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'
import { ProfileCard } from './profile-view.tsx'

/** PROF-06: downloads everything that we hold about the customer. */
export function ExportSection() {
  const attempt = useAttempt('Failed to prepare your data')
  const [saved, setSaved] = useState<string | null>(null)
  const download = () =>
    attempt.run(async (signal) => {
      setSaved(null)
      const mine = await call(exportMyData, {}, { signal })
      const name = `${BRAND.slug}-my-data-${mine.exportedAt.slice(0, 10)}.json`
      saveFile(name, new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' }))
      setSaved(name)
    })
  return (
    <ProfileCard title="Your data">
      <p className="mb-4 text-text-2">Download everything we hold about you.</p>
      <Button look="outline" busy={attempt.state.step === 'busy'} busyLabel="Preparing..." onClick={download}>
        Download my data
      </Button>
      <AttemptFailure attempt={attempt} />
      <p role="status" className="mt-3 text-small wrap-anywhere text-text-2 empty:hidden">
        {saved && `Saved as ${saved}.`}
      </p>
    </ProfileCard>
  )
}

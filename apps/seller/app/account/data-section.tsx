import { exportShopData } from '@ahia/contracts/seller/shop-settings'
import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { saveFile } from '@ahia/web/browser/save-file'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { SectionCard } from './section-card.tsx'

/** SELL-61: downloads everything that we hold about the shop. */
export function DataSection() {
  const attempt = useAttempt("We couldn't prepare your data.")
  const [saved, setSaved] = useState<string | null>(null)
  const download = () =>
    attempt.run(async (signal) => {
      setSaved(null)
      const mine = await shopSession.call(exportShopData, {}, { signal })
      const name = `${BRAND.slug}-my-shop-${mine.exportedAt.slice(0, 10)}.json`
      saveFile(name, new Blob([JSON.stringify(mine, null, 2)], { type: 'application/json' }))
      setSaved(name)
    })
  return (
    <SectionCard title="Download your data">
      <p className="mb-4 text-text-2">
        Your profile, products, answers to customers, sales, invoices and earnings in one file. It has no
        details of shoppers.
      </p>
      <Button look="outline" busy={attempt.state.step === 'busy'} busyLabel="Preparing..." onClick={download}>
        Download my data
      </Button>
      <AttemptFailure attempt={attempt} />
      <p role="status" className="mt-3 text-small wrap-anywhere text-text-2 empty:hidden">
        {saved && `Saved as ${saved}.`}
      </p>
    </SectionCard>
  )
}

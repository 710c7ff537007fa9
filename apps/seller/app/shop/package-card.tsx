import { getPackage, type PackageState } from '@ahia/contracts/seller/package'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button, buttonClass } from '@ahia/ui/button'
import { useState } from 'react'
import { EndPackage } from './end-package.tsx'
import { WITHOUT } from './package.rules.ts'
import { PackageForm } from './package-form.tsx'
import { PackageSummary } from './package-summary.tsx'
import { ShopCard } from './shop-card.tsx'

/** SELL-52: the package of the shop: what it costs, what comes next, and how to change it. */
export function PackageCard() {
  return (
    <ShopCard
      id="package"
      title="Package"
      load={(signal) => shopSession.call(getPackage, {}, { signal })}
      failed="We couldn't load your package."
    >
      {(first) => <LoadedPackage first={first} />}
    </ShopCard>
  )
}

function LoadedPackage({ first }: { first: PackageState }) {
  const [state, setState] = useState(first)
  const [isEditing, setEditing] = useState(false)
  const [note, setNote] = useState('')
  const show = (saved: PackageState, words: string) => {
    setState(saved)
    setEditing(false)
    setNote(words)
  }
  const { subscription } = state
  if (subscription === null) return <NoPackage />
  const isEnded = subscription.status === 'ENDED'
  const isPastDue = subscription.status === 'PAST_DUE'
  return (
    <>
      <PackageSummary state={state} subscription={subscription} />
      {isEditing ? (
        <PackageForm
          state={state}
          subscription={subscription}
          onSaved={show}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="mt-4 flex flex-wrap items-start gap-3">
          {!isPastDue && !state.isEnding && (
            <Button look={isEnded ? 'primary' : 'outline'} onClick={() => setEditing(true)}>
              {isEnded ? 'Resume package' : 'Change package'}
            </Button>
          )}
          <EndPackage state={state} subscription={subscription} onSaved={show} />
        </div>
      )}
      <p role="status" className="mt-3 font-semibold text-ok empty:hidden">
        {note}
      </p>
    </>
  )
}

function NoPackage() {
  return (
    <>
      <p className="text-pretty text-text-2">{WITHOUT} A package starts with three free months.</p>
      {/* A plain link: this page belongs to the market. */}
      <a href="/merchant/app" className={`mt-4 ${buttonClass('primary')}`}>
        Choose a package
      </a>
    </>
  )
}

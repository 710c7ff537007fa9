import { getSubscription } from '@ahia/contracts/subscriptions'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useAccount } from '@ahia/web/session/use-account'
import { fieldsOf } from '@ahia/web/storage/stored-fields'
import { useState } from 'react'
import { ChoosePackage, type ChoosePackageProps } from './choose-package.tsx'
import { OwnedPackage } from './owned-package.tsx'

/** WIN-86: together as high as the choice. */
const PLACEHOLDERS = 3

export type PackageScreenProps = Omit<ChoosePackageProps, 'category' | 'onUsed'>

/** MERCH-05: a shop has its free months once, so a merchant who has chosen sees the chosen package. */
export function PackageScreen(props: PackageScreenProps) {
  const account = useAccount(shopSession)
  const { part, reload } = useOwnPart((signal) => shopSession.call(getSubscription, {}, { signal }), '')
  const [cause, setCause] = useState<'opened' | 'pressed'>('opened')
  const showOwned = () => {
    setCause('pressed')
    reload()
  }
  if (part.state === 'loading')
    return (
      <SkeletonGroup label="Loading packages">
        <div className="grid gap-4">
          {Array.from({ length: PLACEHOLDERS }, (_, place) => (
            <Skeleton key={place} className="h-150 rounded-card lg:h-85" />
          ))}
        </div>
      </SkeletonGroup>
    )
  if (part.state === 'ready' && part.value.subscription)
    return <OwnedPackage subscription={part.value.subscription} cause={cause} />
  // Without an answer the choice is still shown: the server accepts it only once.
  const category = account.state === 'signed in' ? fieldsOf(account.fields.shop).category : null
  return <ChoosePackage {...props} category={category} onUsed={showOwned} />
}

import type { DataOf } from '@ahia/contracts/endpoint'
import { listFollowedShops, unfollowShop } from '@ahia/contracts/profile/following'
import { Button } from '@ahia/ui/button'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useRef } from 'react'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from './answer.ts'
import { ProfileRow } from './group.tsx'
import { SectionFailed } from './states.tsx'

type FollowedShop = DataOf<typeof listFollowedShops>['shops'][number]

const askForShops = async (signal: AbortSignal): Promise<readonly FollowedShop[]> =>
  (await call(listFollowedShops, {}, { signal })).shops

/** WIN-13: the shops that the customer follows. */
export function FollowedShopsSection() {
  const { part, reload, put } = useOwnAnswer({
    ask: askForShops,
    fallback: "We couldn't load the shops you follow.",
  })
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    place.current?.focus() // the pressed button goes with the failure
    reload()
  }
  const leaveOut = (left: FollowedShop) => {
    place.current?.focus() // the pressed button goes with its line
    put((shown) => shown.filter(({ _id }) => _id !== left._id))
  }
  return (
    <ProfileRow title="Shops you follow">
      <div ref={place} tabIndex={-1} className="outline-none">
        {part.state === 'loading' && (
          <SkeletonGroup label="Loading shops">
            <Skeleton className="h-17" />
          </SkeletonGroup>
        )}
        {part.state === 'failed' && <SectionFailed message={part.message} onRetry={retry} />}
        {part.state === 'ready' && part.value.length === 0 && (
          <p className="text-text-2">
            None yet. Follow a shop on its page and you'll find it here.{' '}
            <Link to="/" className="font-semibold text-brand-text underline">
              See shops near you
            </Link>
          </p>
        )}
        {part.state === 'ready' && part.value.length > 0 && (
          <ul aria-label="Shops" className="divide-y divide-border">
            {part.value.map((shop) => (
              <FollowedShopRow key={shop._id} shop={shop} onLeft={() => leaveOut(shop)} />
            ))}
          </ul>
        )}
      </div>
    </ProfileRow>
  )
}

function FollowedShopRow({ shop, onLeft }: { shop: FollowedShop; onLeft: () => void }) {
  const attempt = useAttempt('Failed to unfollow this shop')
  const unfollow = () =>
    attempt.run(async (signal) => {
      await call(unfollowShop, { shopId: shop._id }, { signal })
      showToast({ kind: 'success', text: `You no longer follow ${shop.name}` })
      onLeft()
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <img src={shop.sign.image} alt="" width={96} height={35} loading="lazy" className="rounded-tag" />
      <div className="min-w-0 flex-1">
        <Link to={`/shops/${shop._id}`} className="font-semibold wrap-anywhere hover:underline">
          {shop.name}
        </Link>
        <p className="text-small text-text-2">{shop.city}</p>
        {attempt.state.step === 'failed' && (
          <p role="alert" className="text-small font-semibold text-danger">
            {attempt.state.message}
          </p>
        )}
      </div>
      <Button
        look="outline"
        busy={attempt.state.step === 'busy'}
        aria-label={`Unfollow ${shop.name}`}
        onClick={unfollow}
      >
        Unfollow
      </Button>
    </li>
  )
}

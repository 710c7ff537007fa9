import { getOwnShop } from '@ahia/contracts/own-shop'
import type { OwnShop as Shop } from '@ahia/contracts/shapes/shop'
import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useEffect } from 'react'
import { Avatar } from '#pictures/avatar.tsx'
import { lowerRegistrationFlag } from './registration-flag.ts'

const FAILED = "We couldn't load your shop."

type ShopStatusTexts = { heading: string; words: string }

/** What each status means for the merchant. */
const STATUS_TEXTS = {
  PENDING: {
    heading: "We're reviewing your shop",
    words:
      "We review every new shop before it goes live. There's nothing more to do for now. We'll email you when your shop is open.",
  },
  APPROVED: {
    heading: 'Your shop is open',
    words: 'Shoppers can find it and everything you list.',
  },
  SUSPENDED: {
    heading: 'Your shop is closed for now',
    words: `Shoppers can't see it. Email ${BRAND.email} and we'll sort it out together.`,
  },
  CLOSING: {
    heading: 'Your shop is closing',
    words: "Shoppers can't see it any more. You can keep it on your Account page in the Seller Hub.",
  },
} as const satisfies Record<Shop['status'], ShopStatusTexts>

/** MERCH-06: the status of the signed-in merchant's shop. */
export function OwnShop({ profilePath }: { profilePath: string }) {
  const { part, reload } = useOwnPart((signal) => shopSession.call(getOwnShop, {}, { signal }), FAILED)
  const isOpen = part.state === 'ready' && part.value.shop?.status === 'APPROVED'
  useEffect(() => {
    if (isOpen) lowerRegistrationFlag() // the announced step has happened
  }, [isOpen])
  return (
    <Card as="section" aria-labelledby="own-shop">
      <h2 id="own-shop" className="text-h3 font-extrabold">
        Your shop
      </h2>
      <div className="mt-3">
        <LoadedPart part={part} reload={reload}>
          {({ shop }) => (shop ? <ShopStatus {...shop} /> : <NoShop profilePath={profilePath} />)}
        </LoadedPart>
      </div>
    </Card>
  )
}

function ShopStatus({ _id, name, avatar, status }: Shop) {
  const { heading, words } = STATUS_TEXTS[status]
  return (
    <>
      <p className="flex items-center gap-3 text-lead font-semibold">
        <Avatar
          picture={avatar}
          name={name}
          sizes="48px"
          className="size-12 shrink-0 rounded-card bg-surface-2"
        />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </p>
      <h3 className="mt-4 font-semibold">{heading}</h3>
      <p className="mt-1 text-pretty text-text-2">{words}</p>
      {status === 'APPROVED' && (
        <Link to={`/shops/${_id}`} className={`mt-4 ${buttonClass('outline')}`}>
          See your shop
        </Link>
      )}
    </>
  )
}

function NoShop({ profilePath }: { profilePath: string }) {
  return (
    <>
      <p className="text-pretty">Your account is ready. Next, add your shop details.</p>
      <Link to={profilePath} className={`mt-4 ${buttonClass('primary')}`}>
        Add shop details
      </Link>
    </>
  )
}

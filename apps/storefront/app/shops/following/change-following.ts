import { followShop, isShopFollowed, unfollowShop } from '@ahia/contracts/profile/following'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { call, dropLeftGrant } from '#session/customer-session.ts'
import { takeAfterLogin } from './follow-after-login.ts'
import type { FollowableShop } from './follow-button.tsx'

/** WIN-13: whether the customer follows the shop; one that they pressed Follow for as a guest they follow from now on. */
export async function arriveAt(shop: FollowableShop): Promise<boolean> {
  dropLeftGrant()
  if (takeAfterLogin(shop.shopId)) {
    await changeFollowing(shop, true)
    return true
  }
  return (await call(isShopFollowed, { shopId: shop.shopId })).isFollowed
}

/** Rejects with the reason when it did not work. */
export async function changeFollowing({ shopId, name }: FollowableShop, wanted: boolean): Promise<void> {
  dropLeftGrant()
  await call(wanted ? followShop : unfollowShop, { shopId })
  if (wanted)
    showToast({
      kind: 'success',
      text: `You now follow ${name}`,
      action: { label: 'View', href: '/profile' },
    })
}

import { login } from '@ahia/contracts/accounts'
import { listProducts } from '@ahia/contracts/catalog'
import {
  followShop,
  isShopFollowed,
  listFollowedShops,
  unfollowShop,
} from '@ahia/contracts/profile/following'
import { listActivity } from '@ahia/contracts/profile/own-account'
import { userSchema } from '@ahia/contracts/shapes/user'
import { showShop } from '@ahia/contracts/shops'
import { getProfile, listSessions } from '@ahia/contracts/user'
import { listSavedItems } from '@ahia/contracts/wishlist'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'
import { cards, listing, shop } from '../../../test/market.ts'

const SHOP = shop({ name: 'Amala Corner' })
const PATH = `/shops/${SHOP._id}`
const ANSWERS = [answer(showShop, { shop: SHOP }), answer(listProducts, listing(cards(1)))]

const button = ({ main }: DomPage) => main.role('button', 'Follow Amala Corner')
const isPressed = (page: DomPage) => button(page).attribute('aria-pressed')

function serve(api: FakeApi): void {
  serverCart().serve(api)
  api.give(
    answer(listSavedItems, { items: [] }),
    answer(followShop, {}),
    answer(unfollowShop, {}),
    answer(login, { user: ADA }),
  )
}

test('WIN-13 a guest who presses Follow logs in, comes back to the shop and follows it, once', async () => {
  const page = await openInDom(PATH, { answers: ANSWERS, serve })
  expect(button(page).content).toBe('Follow')

  await button(page).click()
  await expect.poll(() => page.path()).toBe(`/auth?${new URLSearchParams({ next: PATH })}`)
  await page.main.label('Email').fill(ADA.email)
  await page.main.label('Password').fill('kola nut at dawn')
  await page.main.role('button', 'Login').click()

  await expect.poll(() => page.path()).toBe(PATH)
  await expect.poll(() => isPressed(page)).toBe('true')
  expect(page.api.sent(followShop)).toEqual([{ shopId: SHOP._id }])
  await expect.poll(() => page.toasts.content).toContain('You now follow Amala Corner')

  page.api.give(answer(isShopFollowed, { isFollowed: true }))
  await page.goTo()
  await expect.poll(() => button(page).content).toBe('Following')
  expect(page.api.sent(followShop)).toHaveLength(1)
})

test('WIN-13 a customer unfollows a shop; when that fails the button says so and shows what is true', async () => {
  const answers = [...ANSWERS, answer(isShopFollowed, { isFollowed: true })]
  const page = await openInDom(PATH, { answers, user: ADA, serve })
  await expect.poll(() => isPressed(page)).toBe('true')

  page.api.give(fail(unfollowShop, { status: 503, message: 'The market is very busy.' }))
  await button(page).click()
  await expect.poll(() => page.toasts.content).toContain('The market is very busy.')
  expect(isPressed(page)).toBe('true')

  page.api.give(answer(unfollowShop, {}))
  await button(page).click()
  await expect.poll(() => isPressed(page)).toBe('false')
})

test('WIN-13 My Profile lists the followed shops; an unfollowed one leaves the list', async () => {
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      api.give(
        answer(getProfile, { user: userSchema.strip().parse(ADA) }),
        answer(listSessions, { sessions: [] }),
        answer(listActivity, { events: [] }),
        fail(listFollowedShops, { status: 500 }),
      )
    },
  })
  const followed = page.all.role('region', 'Shops you follow')
  await expect.poll(() => followed.role('button', 'Try Again').count).toBe(1)
  const { products: _, ...withoutProducts } = SHOP
  page.api.give(answer(listFollowedShops, { shops: [withoutProducts] }))
  await followed.role('button', 'Try Again').click()
  await expect.poll(() => followed.role('link', 'Amala Corner').count).toBe(1)

  await followed.role('button', 'Unfollow Amala Corner').click()

  await expect.poll(() => followed.content).toContain('None yet.')
  expect(page.api.sent(unfollowShop)).toEqual([{ shopId: SHOP._id }])
})

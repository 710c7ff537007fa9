import { getOwnShop } from '@ahia/contracts/own-shop'
import { logoutShop } from '@ahia/contracts/shop-accounts'
import { getOffer, getSubscription, listTiers, startTrial } from '@ahia/contracts/subscriptions'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { nextTask } from '@ahia/testing/dom/user'
import { type ApiAnswer, answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../test/dom/carts.ts'
import { ADA } from '../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { chosen, MAMA_PUT, OFFER, TIERS } from '../../test/dom/own-shop.ts'

const { email, shop } = MAMA_PUT
const SUBSCRIBED = answer(getSubscription, { subscription: chosen('ELITE', 560_000), invoices: [] })

const packages = ({ main }: DomPage) => main.css('label:has([name=package])').all()
const wholeRows = (page: DomPage) =>
  packages(page).map(({ className }) => className.includes('sm:col-span-2'))

const start = ({ main }: DomPage) => main.role('button', 'Start Free Trial')

function serve(api: FakeApi): void {
  serverCart().serve(api)
  api.give(
    answer(getOwnShop, { email, shop }),
    answer(getSubscription, { subscription: null, invoices: [] }),
    answer(logoutShop, {}),
  )
}

async function openPackages(tiers: ApiAnswer, offer: ApiAnswer = OFFER): Promise<DomPage> {
  const page = await openInDom('/merchant?screen=package', {
    stored: { shop: MAMA_PUT },
    answers: [tiers, offer],
    serve,
  })
  await expect.poll(() => start(page).count).toBe(1)
  return page
}

test('MERCH-05 default prices are shown without the server, and a trial that failed can be retried', async () => {
  const page = await openPackages(fail(listTiers, { status: 500 }))
  expect(page.main.content).toContain('Error: 500These are our standard prices.')
  for (const amount of ['₦120,000', '₦220,000', '₦320,000']) expect(page.main.content).toContain(amount)

  page.setOffline(true)
  await expect.poll(() => page.main.content).toContain("You're offline")
  await start(page).click()
  await expect.poll(() => page.main.content).toContain('No response from server')
  page.setOffline(false)
  const subscription = chosen('BASIC', 360_000)
  page.api.give(answer(startTrial, { subscription }), answer(getSubscription, { subscription, invoices: [] }))
  await start(page).click()
  await expect.poll(() => page.title.content).toBe('Registration Complete')
  await expect
    .poll(() => page.main.content)
    .toMatch(/Basic.*3 free months start when your first product goes live/)
  expect(page.main.content, 'WIN-27').toContain('The first invoice comes after them: ₦360,000.')
  expect(page.main.content).toContain('You can prepare it while we review your shop.')
  expect(page.main.content).toContain('You pay monthly.')
  expect(page.api.sent(startTrial)).toEqual([{ package: 'BASIC', period: 'MONTHLY' }])
})

test('MERCH-05 a shop that skips the packages has no subscription and sees what that costs', async () => {
  const page = await openPackages(TIERS)
  await page.main.role('button', 'Skip for now').click()

  await expect.poll(() => page.title.content).toBe('Registration Complete')
  await expect.poll(() => page.main.content).toContain('No subscription: we keep 18% of gross sales')
  expect(page.api.sent(startTrial)).toEqual([])
})

test('MERCH-05, WIN-27 the package screen promises what exists: price and commission, and no perk that is still to be built', async () => {
  const page = await openPackages(TIERS)

  const factsOf = (name: string) => page.main.role('radio', `${name} a month`).description
  expect(factsOf('Basic, ₦120,000')).toContain('Everything a package includes today.')
  expect(factsOf('Premium, ₦220,000')).toBe('The same as Basic today, for ₦100,000 more a month.')
  expect(factsOf('Elite, ₦320,000')).toBe('The same as Basic today, for ₦200,000 more a month.')
  expect(page.main.content).toContain('5% to 12% commission, by category, instead of 18%.')
  for (const perk of ['Placement', 'Analytics', 'Payouts', 'account manager'])
    expect(page.main.content).not.toContain(perk)
})

test('WIN-48 the package screen says from which sales the chosen package pays, and nothing while that is not known', async () => {
  const page = await openPackages(TIERS)
  const breakEven = page.main.role('region', /^When is/)
  expect(breakEven.content).toContain('When is Basic worth it?')
  expect(breakEven.content).toContain('At 5% commission₦923,077At 12% commission₦2,000,000')

  await page.main.role('radio', /^Elite/).click()
  await expect.poll(() => breakEven.content).toContain('At 5% commission₦2,461,539')

  const without = await openPackages(TIERS, fail(getOffer, { status: 500 }))
  expect(without.main.role('region', /^When is/).count).toBe(0)
})

test('WIN-51 once a shop says how much it sells, the package screen marks what leaves it the most', async () => {
  const page = await openPackages(TIERS)
  const sales = page.main.label('Your sales a month, in naira')
  const best = () => String(page.main.content).match(/\w+Leaves you the most/g)
  expect(best()).toBeNull()

  await sales.fill('500,000')
  await expect.poll(() => page.main.content).toContain('you keep the most without a package: ₦410,000')
  expect(page.main.content).toContain('of gross salesLeaves you the most')

  await sales.fill('2000000')
  await expect.poll(() => page.main.content).toContain('with Basic: ₦1,760,000 a month at 6% commission')
  expect(page.main.content).toContain('BasicLeaves you the most')
  expect(page.main.content).toContain('You keep ₦1,660,000 of ₦2,000,000')

  await sales.fill('')
  await expect.poll(best).toBeNull()
})

test('WIN-84 the large package has a row of its own, and the other two share the next one', async () => {
  const page = await openPackages(TIERS)
  expect(wholeRows(page)).toEqual([true, false, false])
})

test('WIN-84 where the second package is the large one it comes first, so that no half of a row is empty', async () => {
  const price = (amount: number) => ({ amount, next: null })
  const tiers = { BASIC: price(120_000), PREMIUM: price(90_000), ELITE: price(320_000) }
  const page = await openPackages(answer(listTiers, tiers))
  await page.main.label('Your sales a month, in naira').fill('2000000')

  await expect.poll(() => wholeRows(page)).toEqual([false, true, false])
  expect(packages(page)[1]?.className).toMatch(/(^| )sm:row-start-1( |$)/)
})

test('WIN-51 without our commission the package screen does not ask how much a shop sells', async () => {
  const page = await openPackages(TIERS, fail(getOffer, { status: 500 }))

  expect(page.main.label('Your sales a month, in naira').count).toBe(0)
  expect(page.main.content).toContain('Lower commission, instead of 18%.')
})

test('MERCH-05 clicks while the next page opens start no second trial', async () => {
  const page = await openPackages(TIERS)
  const subscription = chosen('BASIC', 360_000)
  page.api.give(answer(startTrial, { subscription }), answer(getSubscription, { subscription, invoices: [] }))
  while (start(page).count > 0) {
    await start(page).click()
    await nextTask()
  }

  await expect.poll(() => page.path()).toBe('/merchant/app')
  expect(page.api.sent(startTrial)).toHaveLength(1)
})

test('MERCH-05 a shop that already has a package sees it and is not offered another trial', async () => {
  const page = await openPackages(TIERS)
  page.api.give(fail(startTrial, { status: 409, code: 'TRIAL_USED' }), SUBSCRIBED) // an answer was lost before
  await page.main.role('radio', /^Elite/).click()
  await start(page).click()
  await expect.poll(() => page.main.css(':focus').content).toContain('Your shop already has a package')
  expect(page.main.content).toMatch(/Elite.*3 free months start/)
  expect(start(page).count).toBe(0)

  await page.goTo()
  await page.main.role('link', 'Continue to your shop').click()
  await expect.poll(() => page.path()).toBe('/merchant/app')
})

test('MERCH-06, ROLE-02 an approved shop is open, and signing out the shop keeps the customer', async () => {
  sessionStorage.setItem('merchant-registration-complete', 'true')
  const page = await openInDom('/merchant/app', { user: ADA, stored: { shop: MAMA_PUT }, serve })
  await expect.poll(() => page.title.content).toBe('Registration Complete')
  await expect.poll(() => page.main.content).toContain("We're reviewing your shop")
  await expect.poll(() => page.main.content).toContain('No subscription: we keep 18% of gross sales')

  page.api.give(answer(getOwnShop, { email, shop: { ...shop, status: 'APPROVED' } }))
  await page.goTo()
  await expect.poll(() => page.main.content).toContain('Your shop is open')
  await expect.poll(() => page.title.content).toBe('Get Started')

  await page.main.role('button', 'Sign out').click()
  await expect.poll(() => page.title.isFocused).toBe(true)
  expect(page.main.role('link', 'Become a Merchant').count).toBe(1)
  await expect.poll(() => page.all.role('button', 'Hello, Ada Obi').count).toBe(1)
  expect(localStorage.getItem('shop')).toBeNull()
  expect(localStorage.getItem('user')).not.toBeNull()
})

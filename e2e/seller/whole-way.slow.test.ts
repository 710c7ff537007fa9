import { listOrders } from '@ahia/contracts/orders'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { type Browser, devices, type Page } from '@playwright/test'
import { headingOf, PASSWORD } from '../support/auth-steps.ts'
import { calculate, fillInAddress, goAndPay, items, NEW_HAVEN } from '../support/checkout-steps.ts'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { addAddOns, addSizesAndColours, aWord, choosePhoto, describeShirt } from '../support/listing-steps.ts'
import {
  approveAsStaff,
  cutLogo,
  fillInShop,
  freshName,
  proveShop,
  registerShopByApi,
} from '../support/merchant-steps.ts'
import { openProduct } from '../support/open-product.ts'
import { deliverByCode, handOver, packOffline } from '../support/shop-day-steps.ts'
import { expect, type Market, test } from '../support/test.ts'

test.use({
  serviceWorkers: 'allow',
  // The network is cut in the middle of it.
  toleratedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

/** SELL-05: from approval to the first product on the shelf. */
const FIRST_DAY_SECONDS = 240

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('SELL-05, SELL-13, SELL-28, SELL-34, SELL-54 from the sign-up of a shop to an order that its code proves delivered, by touch', async ({
    page,
    browser,
    market,
    request,
  }) => {
    test.slow()
    const name = freshName()
    const email = await test.step('signs up', async () => {
      const proven = await proveShop(page, request)
      await cutLogo(page)
      await expect(page.getByText('Change logo')).toBeVisible() // it has arrived
      await fillInShop(page, name)
      await page.getByRole('button', { name: 'Continue' }).tap()
      await expect(headingOf(page)).toHaveText('Choose Your Package')
      await page.getByRole('button', { name: 'Start Free Trial' }).tap()
      await expect(headingOf(page)).toHaveText('Registration Complete')
      return proven
    })
    await approveAsStaff(market, name)
    await page.evaluate(() => sessionStorage.clear()) // another day
    const hand = finger()
    const title = await test.step('the first day', async () => {
      await enterHub(page, hand, email)
      await page.getByRole('link', { name: 'List a product' }).waitFor()
      await keepLook(page, 'first-screen')
      await hand.press(page.getByRole('link', { name: 'List a product' }))
      return listShirt(page, hand)
    })
    expect(hand.seconds()).toBeLessThanOrEqual(FIRST_DAY_SECONDS)
    const { presses, fields, characters } = hand.work()
    test.info().annotations.push({
      type: 'first day',
      description: `${hand.seconds().toFixed(0)} s: ${presses} presses, ${fields} fields, ${characters} characters`,
    })

    await finishOrder({ page, hand, market }, await buyShirt(browser, market, title))
  })
})

test('SELL-02, SELL-13, SELL-28, SELL-34, SELL-54 the same from the first product on at 1280 px, without a pointer', async ({
  page,
  browser,
  market,
}) => {
  test.slow()
  const { email, name } = await registerShopByApi(market, page)
  await approveAsStaff(market, name)
  const hand = keyboard(page)
  await enterHub(page, hand, email)
  await hand.press(page.getByRole('navigation').getByRole('link', { name: 'Products' }))
  await hand.press(page.getByRole('link', { name: 'Add your first product' }))
  const title = await listShirt(page, hand)
  await finishOrder({ page, hand, market }, await buyShirt(browser, market, title))
})

async function enterHub(page: Page, hand: Hand, email: string): Promise<void> {
  await page.goto('/seller')
  await hand.type(page.getByLabel('Email'), email)
  await hand.type(page.getByLabel(/^Password/), PASSWORD)
  await hand.press(page.getByRole('button', { name: 'Login' }))
}

async function listShirt(page: Page, hand: Hand): Promise<string> {
  const title = `${aWord()} shirt, cotton`
  await expect(headingOf(page)).toHaveText('New product')
  await keepLook(page, 'new-product')
  await choosePhoto(page)
  await describeShirt(page, hand, title)
  await keepLook(page, 'described')
  await addSizesAndColours(page, hand)
  await keepLook(page, 'choices')
  await addAddOns(page, hand)
  await expect(page.getByText('Total stock: 12')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Publish' }))
  await expect(page.getByText("It's on sale")).toBeInViewport()
  await keepLook(page, 'on-the-shelf')
  return title
}

/** What somebody sees at a step, to be looked at: `test-results/…/<name>.png`. */
const keepLook = (page: Page, name: string): Promise<Buffer> =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`) })

type Bought = { customer: SignedInUser; id: string; title: string }

/** A shopper on a phone of their own: size M in blue with a belt. */
async function buyShirt(browser: Browser, market: Market, title: string): Promise<Bought> {
  const { user: customer } = await signUpCustomer(market)
  const phone = await browser.newContext({ ...devices['Galaxy S8'], baseURL: market.origin })
  try {
    const page = await phone.newPage()
    await signIn(page, customer)
    await openProduct(page, title)
    await page.getByRole('radio', { name: /^M\b/ }).check()
    await page.getByRole('radio', { name: /^Blue\b/ }).check()
    await page.getByRole('checkbox', { name: 'Belt' }).check()
    await page.getByRole('button', { name: 'Buy Now' }).tap()
    await expect(items(page)).toContainText('₦16,300')
    await fillInAddress(page, NEW_HAVEN)
    await calculate(page).tap()
    const { sandbox, reference } = await goAndPay(page)
    await sandbox.pay({ reference })
    await page.goto(`/payment/return?trxref=${reference}&reference=${reference}`)
    await expect(headingOf(page)).toHaveText(/^Payment (Successful|Already Verified)$/)
  } finally {
    await phone.close()
  }
  const { orders } = await callAs(market, customer.token)(listOrders, {})
  return { customer, title, id: orders[0]?._id ?? '' }
}

type Working = { page: Page; hand: Hand; market: Market }

/** Packs, hands over and delivers what was bought. */
async function finishOrder({ page, hand, market }: Working, { customer, id, title }: Bought): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Products' }).first()) // the editor has the phone for itself
  await hand.press(page.getByRole('navigation').getByRole('link', { name: /^Orders/ }))
  await hand.press(page.getByRole('link', { name: `#${id.slice(-8)}` }))
  for (const chosen of [title, 'M', 'Blue', 'Belt'])
    await expect(page.getByRole('main')).toContainText(chosen)
  await packOffline(page, hand)
  await handOver(page, hand)
  await deliverByCode(page, hand, { market, customer, id })
}

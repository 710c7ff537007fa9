import { getDeliveryCode } from '@ahia/contracts/orders'
import type { SignedInUser } from '@ahia/contracts/shapes/user'
import type { Page } from '@playwright/test'
import { callAs } from './customer.ts'
import type { Hand } from './hands.ts'
import { expect, type Market } from './test.ts'

/** From a new order to a packed one that the phone keeps for itself: there is no network. */
export async function packOffline(page: Page, { press }: Hand): Promise<void> {
  await expect(
    page.getByText("You'll see the name, street and phone once you accept the order."),
  ).toBeVisible()
  await press(page.getByRole('button', { name: 'Accept order' }))
  await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeVisible()
  // The address comes after the step, and is what packing without a network needs.
  await expect(
    page.getByText("You'll see the name, street and phone once you accept the order."),
  ).toBeHidden()
  await expect(page.getByText('Loading the address…')).toBeHidden()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await press(page.getByRole('button', { name: 'Mark as packed' }))
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Packed')
}

export async function handOver(page: Page, { press }: Hand): Promise<void> {
  await page.context().setOffline(false)
  await expect(page.getByText('1 change waiting to be sent')).toBeHidden()
  await press(page.getByRole('button', { name: 'Hand over' }))
  await press(page.getByRole('button', { name: 'Hand over now' }))
  await expect(page.getByText('With your own rider')).toBeVisible()
  await expect(page.getByText('Not sent yet')).toBeHidden()
}

type Delivering = { market: Market; customer: SignedInUser; id: string }

/** With the six digits that the customer shows at the door. */
export async function deliverByCode(page: Page, hand: Hand, of: Delivering): Promise<void> {
  const { code } = await callAs(of.market, of.customer.token)(getDeliveryCode, { id: of.id })
  await hand.press(page.getByRole('button', { name: 'Enter delivery code' }))
  await hand.type(page.getByLabel('Digit 1 of 6'), code)
  await hand.press(page.getByRole('button', { name: 'Confirm delivery' }))
  await expect(page.getByText('proved by the delivery code')).toBeVisible()
}

import { listOrderDisputes } from '@ahia/contracts/disputes'
import { payOrders } from '@ahia/contracts/payments'
import { pngFile } from '@ahia/testing/png-file'
import { createSandboxControl } from '@ahia/testing/sandbox-control'
import { callAs, signIn, signUpCustomer } from '../support/customer.ts'
import { joinStaff } from '../support/office-steps.ts'
import { deliver, OKPA, payFor, placeOrders } from '../support/order-steps.ts'
import { expect, test } from '../support/test.ts'

test('ADMIN-24, ADMIN-25, ADMIN-26 a complaint is answered, decided in part, appealed and decided again by another arbiter', async ({
  page,
  browser,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const [id = ''] = await placeOrders({ market, page }, user, OKPA)
  await payFor(market, user, [id])
  await deliver(market, user, id)

  await signIn(page, user)
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByLabel(/What's wrong/).fill('Half of it was cold')
  await page
    .getByLabel('Add photos')
    .setInputFiles({ name: 'okpa.png', mimeType: 'image/png', buffer: pngFile({ width: 60, height: 40 }) })
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText("We've asked the shop to reply by")).toBeVisible()
  await page.getByRole('button', { name: 'See the photo' }).click()
  await expect(page.getByAltText('1 of 1 from You')).toBeVisible()
  await page.getByRole('button', { name: 'Ask our team to decide' }).click()
  await expect(page.getByText(/^Our team will decide by/)).toBeVisible()

  const arbiter = await (await browser.newContext()).newPage()
  await joinStaff(arbiter, market, 'ARBITER')
  await arbiter.getByRole('link', { name: 'Disputes' }).click()
  await arbiter.getByRole('link', { name: new RegExp(`order ${id.slice(-8)}`, 'i') }).click()
  await expect(arbiter.getByText('Half of it was cold')).toBeVisible()
  await arbiter.getByRole('radio', { name: 'Refund a part' }).check()
  await arbiter.getByLabel(/Or an amount in naira/).fill('500')
  await expect(arbiter.getByText(/What will happen: customer \+₦500 · shop −₦/)).toBeVisible()
  await arbiter.getByLabel(/Reason, for both sides/).fill('One half came cold.')
  await arbiter.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(arbiter.getByText('Decided, open to appeal')).toBeVisible()

  await page.reload()
  await page.getByText('Your complaint').click()
  await expect(page.getByText('You get ₦500 back.')).toBeVisible()
  await page.getByRole('button', { name: 'Appeal this decision' }).click()
  await page.getByLabel(/Why is the decision wrong/).fill('All of it was cold')
  await page.getByRole('button', { name: 'Appeal', exact: true }).click()
  await expect(page.getByText('Someone else on our team will decide')).toBeVisible()

  await arbiter.reload()
  await expect(arbiter.getByText('You decided this dispute. A colleague decides the appeal.')).toBeVisible()
  const second = await (await browser.newContext()).newPage()
  await joinStaff(second, market, 'ARBITER')
  await second.goto(arbiter.url())
  await second.getByRole('radio', { name: 'Refund in full' }).check()
  await second.getByLabel(/Reason, for both sides/).fill('None of it was warm.')
  await second.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(second.getByText('Ended', { exact: true })).toBeVisible()
  const { disputes } = await callAs(market, user.token)(listOrderDisputes, { id })
  expect(disputes).toMatchObject([{ stage: 'ENDED', decisions: [{ amount: 500 }, { outcome: 'REFUNDED' }] }])
})

test('ADMIN-27 a bank’s dispute is work with a deadline, and is declined with the evidence', async ({
  page,
  browser,
  market,
}) => {
  const { user } = await signUpCustomer(market)
  const [id = ''] = await placeOrders({ market, page }, user, OKPA)
  const { authorizationUrl, reference } = await callAs(market, user.token)(payOrders, { orderIds: [id] })
  const control = createSandboxControl(new URL(authorizationUrl).origin)
  await payFor(market, user, [id])
  await deliver(market, user, id)
  await control.dispute({ reference })

  const office = await (await browser.newContext()).newPage()
  await joinStaff(office, market, 'FINANCE_MAKER')
  await expect(async () => {
    await office.goto(`${market.adminUrl}/chargebacks`)
    await office.getByRole('link', { name: `Payment ${reference}` }).click({ timeout: 2_000 })
  }).toPass()
  await expect(office.getByText(/^Answer by/)).toBeVisible()
  const saving = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Save the evidence (ZIP)' }).click()
  expect((await saving).suggestedFilename()).toBe(`evidence-${reference}.zip`)
  await office.getByLabel(/Message to the bank/).fill('The customer confirmed the delivery.')
  await office.getByRole('button', { name: 'Decline' }).click()
  await expect(office.getByText(/declined/)).toBeVisible()
  await expect(async () => {
    await office.reload()
    await expect(office.getByText('Won')).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

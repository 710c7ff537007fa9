import { emailedCode, firstBox, freshEmail, headingOf, PASSWORD } from '../support/auth-steps.ts'
import { badge, HONEY } from '../support/cart-steps.ts'
import { calculate, fees } from '../support/checkout-steps.ts'
import { openProduct } from '../support/open-product.ts'
import { expect, hydrated, test } from '../support/test.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } })

test('WIN-20, WIN-21 on a phone a guest comes from Proceed to Calculate Total with 7 presses and 9 fields', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const counted = { presses: 0, fields: 0 }
  const tap = async (name: string | RegExp) => {
    counted.presses += 1
    await main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name })).first().tap()
  }
  const fillIn = async (label: string | RegExp, text: string) => {
    counted.fields += 1
    await main.getByLabel(label).fill(text)
  }
  const email = freshEmail()

  await openProduct(page, HONEY)
  await page.getByRole('button', { name: 'Add to Cart' }).last().tap()
  await expect(badge(page)).toHaveAccessibleName('Cart, 1 item')
  await badge(page).click()
  await hydrated(page)
  await tap('Proceed to Checkout')
  await expect(main).toContainText('cart')
  await tap('Create an account')
  await fillIn('Email', email)
  await tap('Register')
  await expect(headingOf(page)).toHaveText('Verify your email')
  counted.fields += 1
  await firstBox(page).fill(await emailedCode(page.request, email))
  await tap('Verify')
  await expect(headingOf(page)).toHaveText('Create a Password')
  await fillIn(/^Password/, PASSWORD)
  await fillIn(/^Confirm password/, PASSWORD)
  await tap('Continue')
  await expect(headingOf(page)).toHaveText('Profile Information')
  await fillIn('Name', 'Ada Obi')
  await fillIn('Telephone', '0803 123 4567')
  await fillIn('Street', '12 Allen Avenue')
  await fillIn('City', 'Ikeja')
  await expect(main.getByLabel('Country')).toHaveValue('Nigeria')
  counted.fields += 1
  await main.getByLabel('State').selectOption('Lagos')
  await tap('Finish')
  await expect(page).toHaveURL('/checkout?from=cart')
  await hydrated(page)
  await calculate(page).tap()
  counted.presses += 1
  await expect(fees(page)).toBeVisible()

  expect(counted).toEqual({ presses: 7, fields: 9 })
})

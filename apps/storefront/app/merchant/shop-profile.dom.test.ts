import { updateShopProfile } from '@ahia/contracts/own-shop'
import { listCountries, listRegions } from '@ahia/contracts/reference'
import { getSubscription } from '@ahia/contracts/subscriptions'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../test/dom/open-in-dom.ts'
import { MAMA_PUT, OFFER, TIERS } from '../../test/dom/own-shop.ts'

const MEGABYTE = 1024 * 1024
const NIGERIA = { name: 'Nigeria', code: 'NG' }
const { shop: SHOP } = MAMA_PUT

const submit = ({ main }: DomPage) => main.role('button', 'Continue')
const logo = ({ main }: DomPage) => main.label(/^Logo: /)
const name = ({ main }: DomPage) => main.label('Business Name')

/** The profile of an account that has no shop yet. */
async function openProfile(): Promise<DomPage> {
  const page = await openInDom('/merchant?screen=profile', {
    stored: { shop: { ...MAMA_PUT, shop: null } },
    answers: [
      TIERS,
      OFFER,
      answer(listCountries, { countries: [NIGERIA] }),
      answer(listRegions, { country: NIGERIA, regions: [{ name: 'Lagos', code: 'LA' }] }),
      answer(updateShopProfile, MAMA_PUT),
      answer(getSubscription, { subscription: null, invoices: [] }),
    ],
  })
  await expect.poll(() => page.title.content).toBe('Welcome to Your Merchant Profile')
  await expect.poll(() => logo(page).count).toBe(1)
  return page
}

test('MERCH-03, MERCH-04 all profile fields are required, and submitting focuses the first missing one', async () => {
  const page = await openProfile()
  const isMissing = (field: string) => page.main.text(`${field} is required`).count === 1
  expect(page.main.label('Category').role('option').count).toBe(11)
  await submit(page).click()

  await expect.poll(() => name(page).isFocused).toBe(true)
  const fields = ['Business Name', 'Telephone', 'Logo', 'Category', 'Description', 'Street', 'City', 'State']
  for (const field of fields) expect(isMissing(field), field).toBe(true)
  await page.main.label('Country').select('')
  await expect.poll(() => isMissing('Country')).toBe(true)
})

test('MERCH-01, MERCH-03 a reload keeps the input, and a shop name that is taken shows an error at the field', async () => {
  const texts = { ...SHOP.address, name: SHOP.name, phone: SHOP.phone, description: SHOP.description }
  const sent = { key: 'logo-key', url: '/media/logo.webp', width: 600, height: 600 }
  const draft = { texts: { ...texts, category: SHOP.category }, logo: sent }
  sessionStorage.setItem('shop-profile-draft', JSON.stringify(draft))
  const page = await openProfile()
  await expect.poll(() => name(page).value).toBe(SHOP.name)
  await expect.poll(() => page.main.label('State').value).toBe('Lagos')
  page.api.give(fail(updateShopProfile, { status: 409, code: 'SHOP_NAME_TAKEN' }))
  await submit(page).click()

  await expect.poll(() => name(page).description).toContain('That shop name is taken. Try adding your city.')
  expect(page.main.label('City').value).toBe('Ikeja')
  page.api.give(answer(updateShopProfile, MAMA_PUT))
  await name(page).fill('Mama Put of Ikeja')
  await expect.poll(() => name(page).description).not.toContain('taken')
  await submit(page).click()
  await expect.poll(() => page.title.content).toBe('Choose Your Package')
  expect(page.api.sent(updateShopProfile).at(-1)).toMatchObject({
    name: 'Mama Put of Ikeja',
    avatar: 'logo-key',
    address: SHOP.address,
  })
})

test.each([
  [
    'price-list.pdf is not a JPEG, PNG or WebP picture. Choose one that is.',
    new File(['%PDF-1.7'], 'price-list.pdf', { type: 'application/pdf' }),
  ],
  [
    'logo.svg is not a JPEG, PNG or WebP picture. Choose one that is.',
    new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
  ],
  [
    'logo.png is 6.0 MB. Choose a picture up to 5 MB.',
    new File([new Uint8Array(6 * MEGABYTE)], 'logo.png', { type: 'image/png' }),
  ],
])('MERCH-03 a file that cannot be a logo shows an error: %s', async (words, file) => {
  const page = await openProfile()

  choose(logo(page).all()[0], file)

  await expect.poll(() => logo(page).description).toContain(words)
  expect(logo(page).attribute('aria-invalid')).toBe('true')
})

function choose(input: Element | undefined, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

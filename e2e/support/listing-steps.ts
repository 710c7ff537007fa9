import type { Page } from '@playwright/test'
import type { Hand } from './hands.ts'
import { aPicture } from './merchant-steps.ts'

/** Chooses a photo as the camera of a phone makes it. */
export const choosePhoto = async (page: Page): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'camera.png',
    mimeType: 'image/png',
    buffer: await aPicture(page, { width: 2_400, height: 1_800 }),
  })

/** Everything that CONST-11 asks for but the quantity, which the choices have. */
export async function describeShirt(page: Page, hand: Hand, title: string): Promise<void> {
  await hand.type(page.getByLabel(/^Title/), title)
  await hand.type(page.getByLabel('Subtitle'), 'Hand-sewn in Enugu, lined')
  await hand.choose(page.getByLabel(/^Category/), 'Wardrobe')
  await hand.type(
    page.getByLabel('Description'),
    'Soft cotton that breathes in the heat. Wash it by hand in cold water.',
  )
  await hand.type(page.getByLabel('Price in ₦').first(), '14,800')
}

/** SELL-13: 3 sizes in 2 colours, 2 of each. */
export async function addSizesAndColours(page: Page, { press, type }: Hand): Promise<void> {
  await type(page.getByLabel('What do shoppers choose?'), 'Size')
  await type(page.getByLabel(/^Add choices/), 'S, M, L')
  await press(page.getByRole('button', { name: 'Add', exact: true }))
  await press(page.getByRole('button', { name: 'Add options for S, like colours' }))
  await type(page.getByLabel('What are the options?'), 'Colour')
  await type(page.getByLabel(/^Add options/), 'Red, Blue')
  await page.keyboard.press('Enter')
  await type(page.getByLabel('Quantity of S Red'), '2')
  await press(page.getByRole('button', { name: 'Copy first option down' }))
  await press(page.getByRole('button', { name: 'Use these for every choice' }))
}

/** SELL-14 */
export async function addAddOns(page: Page, { press, type }: Hand): Promise<void> {
  for (const [name, price] of [
    ['Belt', '1,500'],
    ['Gift wrapping', '0'],
  ] as const) {
    await press(page.getByRole('button', { name: 'Add an add-on' }))
    await type(page.getByLabel('Add-on', { exact: true }).last(), name)
    await type(page.getByLabel(`Price in ₦ of ${name}`), price)
  }
}

/** A word that no other product has. */
export const aWord = (): string => `Zobo${Math.random().toString(36).replace(/\d/g, '').slice(2, 8)}`

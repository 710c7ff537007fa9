import { applyForLogistics } from '@ahia/contracts/contact'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const SENT = "Application sent successfully! We'll get back to you soon."
const SENDING_MS = 2_000
const TYPED = {
  Company: 'Swift Riders',
  'Contact name': 'Musa Bello',
  Email: 'musa@example.com',
  Telephone: '0803 123 4567',
  Fleet: '12 motorcycles',
}

const field = ({ main }: DomPage, name: string) => main.role('textbox', new RegExp(`^${name}`))
const state = ({ main }: DomPage, name: string) => main.role('checkbox', new RegExp(`^${name}`))
const button = ({ main }: DomPage) => main.role('button', 'Send Application')

const open = () => openInDom('/logistics', { isClockStopped: true })

async function apply(page: DomPage): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text)
  for (const name of ['Lagos', 'Edo']) await state(page, name).click()
}

test('STAT-06 the page has the benefits, the areas and the form, with a box for each state', async () => {
  const page = await open()

  expect(
    page.main
      .css('h2')
      .all()
      .map(({ textContent }) => textContent),
  ).toEqual(['Why join', 'Areas we serve', 'Apply'])
  for (const name of ['Enugu', 'Lagos', 'Abuja', 'Port Harcourt', 'Edo'])
    expect(state(page, name).count, name).toBe(1)
})

test('STAT-06 an empty application shows what is missing, and nothing is sent', async () => {
  const page = await open()

  await button(page).click()

  await expect.poll(() => field(page, 'Company').isFocused).toBe(true)
  expect(field(page, 'Company').description).toBe('Company is required')
  expect(page.main.text('Choose at least one state').count).toBe(1)
})

test('STAT-06 an application is kept over a reload, sent once, and clears the form', async () => {
  const page = await open()
  await apply(page)
  await page.goTo()
  await expect.poll(() => field(page, 'Company').value).toBe('Swift Riders')
  expect(['Lagos', 'Edo', 'Abuja'].map((name) => state(page, name).isChecked)).toEqual([true, true, false])

  page.api.give(answer(applyForLogistics, {}))
  await button(page).click()
  await expect.poll(() => page.api.sent(applyForLogistics)).toHaveLength(1)
  await page.advance(SENDING_MS)

  await expect.poll(() => page.main.text(SENT).count).toBe(1)
  expect(field(page, 'Company').value).toBe('')
  expect(state(page, 'Edo').isChecked).toBe(false)
  expect(page.api.sent(applyForLogistics)).toMatchObject([
    { company: 'Swift Riders', states: ['LAGOS', 'EDO'] },
  ])
})

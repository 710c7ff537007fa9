import { listActivity } from '@ahia/contracts/profile/own-account'
import { listCountries, listRegions } from '@ahia/contracts/reference'
import { userSchema } from '@ahia/contracts/shapes/user'
import { getProfile, listSessions, updateProfile } from '@ahia/contracts/user'
import { BRAND } from '@ahia/reference/brand'
import type { FakeApi } from '@ahia/testing/dom/fake-api'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../../test/dom/carts.ts'
import { ADA } from '../../../test/dom/goods.ts'
import { type DomPage, openInDom } from '../../../test/dom/open-in-dom.ts'

const SAVED = 'Profile updated successfully!'
const USER = userSchema.strip().parse(ADA)

const NIGERIA = { name: 'Nigeria', code: 'NG' }
const GHANA = { name: 'Ghana', code: 'GH' }

const part = ({ all }: DomPage, name: string) => all.role('region', name)
const edit = ({ main }: DomPage) => main.role('button', 'Edit')
const save = ({ main }: DomPage) => main.role('button', 'Save Changes')
/** Optional fields say so in their labels. */
const field = ({ main }: DomPage, name: string) => main.label(new RegExp(`^${name}`))

function serve(api: FakeApi): void {
  serverCart().serve(api)
  api.give(
    answer(getProfile, { user: USER }),
    answer(listSessions, { sessions: [] }),
    answer(listActivity, { events: [] }),
    answer(listCountries, { countries: [NIGERIA, GHANA] }),
    answer(listRegions, { country: NIGERIA, regions: [{ name: 'Enugu', code: 'EN' }] }),
  )
}

async function openProfile(isClockStopped = false): Promise<DomPage> {
  const page = await openInDom('/profile', { user: ADA, serve, isClockStopped })
  await expect.poll(() => part(page, 'Account Information').count).toBe(1)
  return page
}

test('PROF-02 the profile shows account details, address and status', async () => {
  const page = await openProfile()

  expect(document.title).toBe(`My Profile · ${BRAND.name}`)
  for (const text of ['Ada Obi', ADA.email, '0800 000 0001', 'Female'])
    expect(part(page, 'Account Information').content).toContain(text)
  for (const line of ['12 Zik Avenue', 'Enugu, Enugu', 'Nigeria'])
    expect(part(page, 'Address').text(line).count).toBe(1)
  expect(part(page, 'Account Status').content).toContain('ACTIVE')
  expect(part(page, 'Account Status').content).toMatch(/Member since\d{1,2} \w{3} 20\d\d/)
})

test('WIN-86 while the profile loads its first group is there in outline', async () => {
  let held = { release: () => {} }
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      held = api.hold(getProfile)
    },
  })

  expect(page.main.content).toContain('Your details')
  expect(page.main.css('h2').count).toBe(0)
  held.release()
  await expect.poll(() => part(page, 'Account Information').count).toBe(1)
})

test('WIN-46 links lead to each group of the profile, and every section is in one', async () => {
  const page = await openProfile()
  const links = page.main.role('navigation', 'On this page').role('link')
  const titles = ['Your details', 'Your shops', 'Sign-in and safety', 'Privacy and help']

  expect(links.count).toBe(titles.length)
  for (const title of titles) {
    const id = page.main.role('link', title).attribute('href')?.slice(1) ?? ''
    expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBe(title)
  }
  const sections = document.querySelectorAll('main section[aria-label]')
  expect(sections.length).toBeGreaterThan(8)
  for (const section of sections)
    expect(section.closest('[id]:has(h2)'), section.ariaLabel ?? '').not.toBeNull()
})

test('PROF-03, PROF-04, PROF-05 an edited profile is sent without empty fields, and the greeting shows the new name', async () => {
  const page = await openProfile()
  page.api.give(answer(updateProfile, { user: { ...USER, name: 'Adaobi Eze' } }))

  await edit(page).press('Enter')
  await expect.poll(() => field(page, 'Full Name').isFocused).toBe(true)
  await field(page, 'Full Name').fill('  Adaobi Eze ')
  await field(page, 'Street Address').fill('')
  await field(page, 'Street Address').press('Enter')

  await expect.poll(() => page.main.content).toContain(SAVED)
  expect(page.api.sent(updateProfile)).toEqual([
    {
      name: 'Adaobi Eze',
      phone: '0800 000 0001',
      gender: 'FEMALE',
      address: { city: 'Enugu', state: 'Enugu', country: 'Nigeria' },
    },
  ])
  await expect.poll(() => edit(page).isFocused).toBe(true)
  expect(part(page, 'Account Information').content).toContain('Adaobi Eze')
  await expect.poll(() => page.all.role('button', 'Hello, Adaobi Eze').count).toBeGreaterThan(0)
})

test('PROF-03, PROF-04 the state requires a country, saving requires name and phone, and Cancel restores all fields', async () => {
  const page = await openProfile()
  await edit(page).click()
  const options = field(page, 'Gender').role('option')
  expect(options.all().map(({ textContent }) => textContent)).toEqual([
    'Select gender',
    'Male',
    'Female',
    'Other',
  ])
  await expect.poll(() => field(page, 'State/Province').value).toBe('Enugu')

  await field(page, 'Country').select('Ghana')
  await expect.poll(() => field(page, 'State/Province').value).toBe('')
  await field(page, 'Country').select('')
  await expect.poll(() => field(page, 'State/Province').isDisabled).toBe(true)
  await field(page, 'Full Name').fill('  ')
  await expect.poll(() => save(page).isDisabled).toBe(true)
  expect(save(page).description).toBe('Enter your full name and phone number.')
  await field(page, 'Full Name').fill('Somebody Else')
  await expect.poll(() => save(page).isDisabled).toBe(false)
  await field(page, 'Phone Number').fill('')
  await expect.poll(() => save(page).isDisabled).toBe(true)
  await page.main.role('button', 'Cancel').click()

  await expect.poll(() => edit(page).isFocused).toBe(true)
  expect(part(page, 'Account Information').content).toContain('Ada Obi')
  await edit(page).click()
  expect(field(page, 'Full Name').value).toBe('Ada Obi')
  expect(field(page, 'State/Province').value).toBe('Enugu')
})

test('PROF-05 saving shows an overlay; an error message stays 5 s and a success message 3 s', async () => {
  const page = await openProfile(true)
  page.api.give(fail(updateProfile, { status: 500 }))
  const held = page.api.hold(updateProfile)
  await edit(page).click()

  await save(page).click()
  await page.advance(300)
  await expect.poll(() => page.main.content).toContain('Updating profile...')
  expect(page.main.role('form', 'Edit profile').attribute('inert')).not.toBeNull()
  held.release()
  await expect.poll(() => page.main.content).toContain('Error: 500')
  await expect.poll(() => save(page).isFocused).toBe(true)
  await page.advance(5_000)
  await expect.poll(() => page.main.content).not.toContain('Error: 500')

  page.api.give(answer(updateProfile, { user: USER }))
  await save(page).click()
  await expect.poll(() => page.main.content).toContain(SAVED)
  await page.advance(2_900)
  expect(page.main.content).toContain(SAVED)
  await page.advance(100)
  await expect.poll(() => page.main.content).not.toContain(SAVED)
})

test('PROF-05, ERR-02 a server validation error appears under its field, and the input is kept', async () => {
  const page = await openProfile()
  const message = 'Enter a telephone number, like 0803 123 4567'
  const details = [{ path: 'phone', message }]
  page.api.give(fail(updateProfile, { status: 422, code: 'INVALID_INPUT', details }))
  await edit(page).click()

  await field(page, 'Phone Number').fill('call me')
  await save(page).click()

  const phone = field(page, 'Phone Number')
  await expect.poll(() => phone.description).toBe(message)
  await expect.poll(() => phone.isFocused).toBe(true)
  expect(phone.value).toBe('call me')
})

test('PROF-02 a profile that fails to load shows an error, and Try Again loads it', async () => {
  const page = await openInDom('/profile', {
    user: ADA,
    serve: (api) => {
      serve(api)
      api.give(fail(getProfile, { status: 500 }))
    },
  })
  const failed = page.main.role('alert').containing('Oops! Something went wrong')
  await expect.poll(() => failed.content).toContain('Error: 500')

  serve(page.api)
  await failed.role('button', 'Try Again').click()

  await expect.poll(() => part(page, 'Account Information').count).toBe(1)
})

import {
  changePackage,
  endPackage,
  getPackage,
  type PackageState,
  resumePackage,
} from '@ahia/contracts/seller/package'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { PackageCard } from './package-card.tsx'

const END = '2026-12-10T12:00:00.000Z'
const ACTIVE: PackageState = {
  subscription: {
    package: 'BASIC',
    period: 'MONTHLY',
    status: 'ACTIVE',
    trialEndsAt: '2026-09-10T12:00:00.000Z',
    periodEndsAt: END,
    nextInvoice: { lines: [{ what: 'SUBSCRIPTION', amount: 120_000 }], total: 120_000 },
  },
  next: null,
  isEnding: false,
  tiers: [
    { package: 'BASIC', monthly: 120_000, upgrade: null, saved: 12_000 },
    { package: 'PREMIUM', monthly: 220_000, upgrade: 50_000, saved: -88_000 },
    { package: 'ELITE', monthly: 320_000, upgrade: 100_000, saved: -188_000 },
  ],
  sales: 1_100_000,
}

const open = (state: PackageState) => openHubPage({ View: PackageCard }, [answer(getPackage, state)])
const ELITE = { package: 'ELITE', period: 'MONTHLY' } as const

test('SELL-52 the card says what the package costs and saves, and a higher one is bought at once', async () => {
  const { api, all } = open(ACTIVE)
  await expect.poll(() => all.css('main').content).toContain('Paid until 10 Dec 2026.')
  expect(all.css('main').content).toContain('Next invoice: ₦120,000 on 10 Dec 2026')
  expect(all.css('main').content).toContain('Basic would have saved you ₦12,000.')
  expect(all.css('main').content).toContain('Elite would have cost you ₦188,000 more.')
  await all.role('button', 'Change package').click()
  await all.role('radio', /^Elite/).click()
  await expect.poll(() => all.css('form').content).toContain('It applies from 10 Dec 2026.')
  await all.role('checkbox', 'Change now, for ₦100,000 from your available balance').click()
  api.give(
    fail(changePackage, {
      status: 409,
      code: 'BALANCE_TOO_LOW',
      message: 'Your available balance is too low.',
    }),
  )
  await all.role('button', 'Save package').click()
  await expect.poll(() => all.role('alert').content).toContain('Your available balance is too low.')

  await all.role('checkbox', 'Change now, for ₦100,000 from your available balance').click()
  api.give(answer(changePackage, { ...ACTIVE, next: ELITE }))
  await all.role('button', 'Save package').click()

  await expect.poll(() => all.css('main').content).toContain('From 10 Dec 2026: Elite, monthly.')
  expect(api.sent(changePackage)).toMatchObject([
    { ...ELITE, when: 'NOW' },
    { ...ELITE, when: 'NEXT' },
  ])
})

test('SELL-52 the package is ended after a question, and kept again', async () => {
  const { api, all } = open(ACTIVE)
  await expect.poll(() => all.role('button', 'End package').count).toBe(1)
  await all.role('button', 'End package').click()
  await expect.poll(() => all.css('dialog').content).toContain('You keep your package until 10 Dec 2026.')
  api.give(answer(endPackage, { ...ACTIVE, isEnding: true }))
  await all.css('dialog').role('button', 'End package').click()
  await expect.poll(() => all.css('main').content).toContain('Ends on 10 Dec 2026.')

  api.give(answer(resumePackage, ACTIVE))
  await all.role('button', 'Keep my package').click()
  await expect.poll(() => all.css('main').content).toContain('Your package continues.')
})

test('SELL-52 a shop without a package is led to the choice, and an ended one resumes without free months', async () => {
  const first = open({ ...ACTIVE, subscription: null })
  await expect.poll(() => first.all.role('link', 'Choose a package').attribute('href')).toBe('/merchant/app')

  const ended = ACTIVE.subscription && { ...ACTIVE.subscription, status: 'ENDED' as const, nextInvoice: null }
  const { api, all } = open({ ...ACTIVE, subscription: ended })
  await expect.poll(() => all.role('button', 'Resume package').count).toBe(1)
  await all.role('button', 'Resume package').click()
  await expect.poll(() => all.css('form').content).toContain('It starts now, without free months.')
  api.give(answer(resumePackage, ACTIVE))
  await all.css('form').role('button', 'Resume package').click()
  await expect.poll(() => all.css('main').content).toContain('Package saved.')
  expect(api.sent(resumePackage)).toMatchObject([{ package: 'BASIC', period: 'MONTHLY' }])
})

import { type Checklist, getChecklist } from '@ahia/contracts/seller/checklist'
import { answer, fail } from '@ahia/testing/open-page'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { FirstSteps, StepsToProfile } from './first-steps.tsx'

/** With what only a shop with orders needs. */
const Home = () => createElement(FirstSteps, null, createElement('p', null, 'Tiles'))

const NEW: Checklist = {
  steps: [
    { step: 'PROFILE', isDone: true },
    { step: 'APPROVAL', isDone: false },
    { step: 'PRODUCT', isDone: false },
    { step: 'HOURS', isDone: false },
    { step: 'DETAILS', isDone: true },
  ],
}

const hrefs = () => [...document.querySelectorAll('main li a')].map((link) => link.getAttribute('href'))

test('SELL-05 the checklist shows what is missing, each with one button that leads there', async () => {
  const { all } = openHubPage({ View: Home }, [answer(getChecklist, NEW)])
  await expect.poll(() => all.css('main').content).toContain('2 of 5 done')

  expect(hrefs()).toEqual(['/seller/documents', '/seller/products/new', '/seller/shop#hours'])
  expect(all.css('main').content).toContain('Add your business details, done')
  expect(all.css('main').content).not.toContain('Tiles')
})

test('SELL-05 a checklist that is done is not shown, and not asked for again on this phone', async () => {
  const first = openHubPage({ View: Home }, [answer(getChecklist, { steps: null })])
  await expect.poll(() => first.api.sent(getChecklist).length).toBe(1)
  await expect.poll(() => localStorage.getItem('shop-set-up')).toBe('"a@example.com"')
  await expect.poll(() => first.all.css('main').content).toBe('Tiles')

  const later = openHubPage({ View: Home }, [])
  await expect.poll(() => later.all.css('main').content).toBe('Tiles')
  expect(later.api.sent(getChecklist)).toEqual([])
})

test('SELL-05 another shop on the same phone gets its own checklist', async () => {
  localStorage.setItem('shop-set-up', '"another@example.com"')
  const { all } = openHubPage({ View: Home }, [answer(getChecklist, NEW)])

  await expect.poll(() => all.role('link', 'List a product').count).toBe(1)
})

test('SELL-06 a checklist that could not be loaded can be loaded again', async () => {
  const { api, all } = openHubPage({ View: Home }, [fail(getChecklist, { status: 500 })])
  await expect.poll(() => all.role('alert').count).toBe(1)

  api.give(answer(getChecklist, NEW))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('main').content).toContain('2 of 5 done')
})

test('SELL-05 without a profile only the profile can be added', async () => {
  const { all } = openHubPage({ View: StepsToProfile }, [])
  await expect.poll(() => all.css('main').content).toContain('0 of 5 done')

  expect(hrefs()).toEqual(['/merchant'])
})

test('SELL-05 a shop that sells sees its orders below what is still missing', async () => {
  const steps = NEW.steps?.map((one) => ({ ...one, isDone: one.step !== 'HOURS' })) ?? null
  const { all } = openHubPage({ View: Home }, [answer(getChecklist, { steps })])

  await expect.poll(() => all.css('main').content).toContain('4 of 5 done')
  expect(all.css('main').content).toContain('Tiles')
})

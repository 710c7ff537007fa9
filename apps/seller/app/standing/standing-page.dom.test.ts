import { orderIdSchema, shopDecisionIdSchema } from '@ahia/contracts/ids'
import {
  appealStanding,
  getStanding,
  listStandingOrders,
  type Standing,
  type StandingOrder,
} from '@ahia/contracts/seller/standing'
import { answerSuspension } from '@ahia/contracts/seller/suspension'
import type { Suspension } from '@ahia/contracts/shapes/suspension'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import standingPage from './standing-page.tsx'

const STANDING: Standing = {
  days: 60,
  measures: [
    { measure: 'LATE', against: 1, of: 40 },
    { measure: 'CANCELLED', against: 0, of: 41 },
    { measure: 'COMPLAINT', against: 0, of: 0 },
    { measure: 'FAULT', against: 0, of: 0 },
  ],
  stars: { average: 4.5, reviews: 12 },
  suspension: null,
}
const LATE: StandingOrder = {
  orderId: orderIdSchema.parse('00000000-0000-4000-a000-000000000077'),
  paidAt: '2026-11-10T09:00:00.000Z',
  at: '2026-11-11T22:59:59.000Z',
  appeal: null,
}

test('SELL-51 each figure has its sample and its orders, and an order is appealed once', async () => {
  const { api, all } = openHubPage(standingPage, [answer(getStanding, STANDING)])
  await expect.poll(() => all.css('main').content).toContain('97.5%1 of 40 orders was late.')
  expect(all.css('main').content).toContain('4.512 reviews in 60 days')
  expect(all.role('button', 'See orders').count).toBe(2)

  api.give(answer(listStandingOrders, { orders: [LATE], next: null }))
  await all.css('section[aria-labelledby=LATE] button').click()
  await expect.poll(() => all.role('button', 'Appeal order 00000077').count).toBe(1)
  await all.role('button', 'Appeal order 00000077').click()
  await all.role('button', 'Send appeal').click()
  await expect.poll(() => all.css('form').content).toContain('Tell us why this order should not count')
  await all.label(/^Why shouldn't it count/).fill('The rider had an accident.')
  api.lose(appealStanding)
  await all.role('button', 'Send appeal').click()
  await expect.poll(() => all.css('form').content).toContain('No response from server')
  const appeal = { words: 'The rider had an accident.', at: LATE.at, outcome: null, answer: null }
  api.give(answer(appealStanding, { order: { ...LATE, appeal } }))
  await all.role('button', 'Send appeal').click()

  await expect.poll(() => all.css('main').content).toContain('Appeal sent')
  expect(all.role('button', 'Appeal order 00000077').count).toBe(0)
  const sent = api.sent(appealStanding) as { requestKey: string; words: string }[]
  expect(sent.map(({ words }) => words)).toEqual([appeal.words, appeal.words])
  expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(1)
})

test('SELL-51 what staff answered is shown, and more orders are loaded', async () => {
  const { api, all } = openHubPage(standingPage, [answer(getStanding, STANDING)])
  await expect.poll(() => all.role('button', 'See orders').count).toBe(2)
  const other = { ...LATE, orderId: orderIdSchema.parse('00000000-0000-4000-a000-000000000066') }
  const appeal = { words: 'Please', at: LATE.at, outcome: 'STAYS', answer: 'It left late.' } as const
  api.give(answer(listStandingOrders, { orders: [LATE], next: LATE.orderId }))
  await all.css('section[aria-labelledby=LATE] button').click()
  await expect.poll(() => all.role('button', 'Show more orders').count).toBe(1)
  api.give(answer(listStandingOrders, { orders: [{ ...other, appeal }], next: null }))
  await all.role('button', 'Show more orders').click()

  await expect.poll(() => all.css('main').content).toContain('Still counts')
  expect(all.css('main').content).toContain('Our answer: It left late.')
  expect(all.role('button', 'Show more orders').count).toBe(0)
})

test('SELL-06 a standing that could not be loaded can be loaded again', async () => {
  const { api, all } = openHubPage(standingPage, [fail(getStanding, { status: 500 })])
  await expect.poll(() => all.role('alert').count).toBe(1)

  api.give(answer(getStanding, STANDING))
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.css('main').content).toContain('97.5%')
})

test('SELL-06 without a network the standing is shown as it was last seen, and can be asked for again', async () => {
  const { api, all, reload } = openHubPage(standingPage, [answer(getStanding, STANDING)])
  await expect.poll(() => all.css('main').content).toContain('97.5%')
  api.setOffline(true)
  reload()
  await expect.poll(() => all.role('status').content).toContain('No connection.')
  expect(all.css('main').content).toContain('12 reviews')

  api.setOffline(false)
  await all.role('button', 'Try again').click()
  await expect.poll(() => all.text(/No connection/).count).toBe(0)
})

const SUSPENSION: Suspension = {
  _id: shopDecisionIdSchema.parse('00000000-0000-4000-a000-000000000078'),
  reason: 'Paid orders were not sent.',
  words: 'Three of them.',
  at: '2026-11-10T09:00:00.000Z',
  until: null,
  answer: null,
  kept: null,
}

test('ADMIN-21 a suspended shop reads why, answers once, also after a lost request, and then what was decided', async () => {
  const suspended = { ...STANDING, suspension: SUSPENSION }
  const { api, all } = openHubPage(standingPage, [answer(getStanding, suspended)])
  const card = () => all.css('[aria-labelledby=suspension]').content
  await expect.poll(card).toMatch(/Paid orders were not sent\.\s*Three of them\./)
  await all.role('button', 'Send answer').click()
  await expect.poll(card).toContain('Tell us what we should know')
  expect(api.sent(answerSuspension)).toEqual([])

  const words = 'The rider had an accident.'
  await all.label(/^Your answer/).fill(words)
  api.lose(answerSuspension)
  await all.role('button', 'Send answer').click()
  await expect.poll(card).toContain('No response from server')
  const answered = { ...SUSPENSION, answer: { words, at: SUSPENSION.at } }
  api.give(answer(answerSuspension, { suspension: answered }))
  await all.role('button', 'Send answer').click()

  await expect.poll(card).toContain('Someone who did not close your shop will read it')
  expect(all.role('button', 'Send answer').count).toBe(0)
  expect(api.sent(answerSuspension)).toEqual([
    { suspension: SUSPENSION._id, words },
    { suspension: SUSPENSION._id, words },
  ])
})

test('ADMIN-21 what was decided about the answer is beside it', async () => {
  const kept = { words: 'Not yet.', at: SUSPENSION.at }
  const suspension = { ...SUSPENSION, answer: { words: 'We are sorry.', at: SUSPENSION.at }, kept }
  const { all } = openHubPage(standingPage, [answer(getStanding, { ...STANDING, suspension })])

  await expect.poll(() => all.css('[aria-labelledby=suspension]').content).toContain('Not yet.')
  expect(all.css('[aria-labelledby=suspension]').content).toContain('We are sorry.')
})

import {
  appealDispute,
  escalateDispute,
  listOrderDisputes,
  writeDisputeMessage,
} from '@ahia/contracts/disputes'
import { openDispute } from '@ahia/contracts/orders'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { answer, fail } from '@ahia/testing/open-page'
import { sampleDispute } from '@ahia/testing/orders/sample-dispute'
import { expect, test } from 'vitest'
import { HONEY, ONUGBU } from '../../../test/dom/goods.ts'
import { atOrders, atOrdersWith, cardOf, listOf, orderOf } from '../../../test/dom/orders.ts'

const two = orderOf(HONEY, {
  status: 'DELIVERED',
  actions: ['REPORT_PROBLEM', 'RECEIPT'],
  payableUntil: null,
})
const [honey] = two.items
const DELIVERED = { ...two, items: [...two.items, ...(honey ? [{ ...honey, name: ONUGBU.name }] : [])] }
const DISPUTED = {
  ...DELIVERED,
  status: 'DISPUTED' as const,
  actions: ['RECEIPT' as const],
  items: DELIVERED.items.map((item, place) => ({ ...item, isDisputed: place === 0 })),
}

const given = (facts?: Partial<Dispute>) => answer(listOrderDisputes, { disputes: [sampleDispute(facts)] })

test('ADMIN-24 a complaint is about the items that are chosen, at least one', async () => {
  const page = await atOrders(DELIVERED)
  await cardOf(page, HONEY).role('button', 'Report a problem').click()
  const dialog = page.all.role('dialog', /^Report a problem/)
  await dialog.label(/^What's wrong\?/).fill('The bottle came open')
  for (const name of [HONEY.name, ONUGBU.name]) await dialog.role('checkbox', new RegExp(name)).click()
  await dialog.role('button', 'Send report').click()
  await expect.poll(() => dialog.content).toContain('Choose at least one item')
  expect(page.api.sent(openDispute)).toEqual([])

  page.api.give(answer(openDispute, { order: DISPUTED }), listOf([DISPUTED]), given())
  await dialog.role('checkbox', new RegExp(HONEY.name)).click()
  await dialog.role('button', 'Send report').click()

  await expect.poll(() => page.api.sent(openDispute)).toMatchObject([{ lines: [0] }])
  await expect
    .poll(() => cardOf(page, HONEY).content)
    .toContain("We've asked the shop to reply by 12 Nov 2026")
})

test('ADMIN-24 what the shop wrote is shown as text, and the answer is sent once under one id', async () => {
  const page = await atOrdersWith([DISPUTED], given())
  const card = cardOf(page, HONEY)
  await expect.poll(() => card.content).toContain('<b>Packed</b> well')

  page.api.lose(writeDisputeMessage)
  await card.role('button', 'Write to the shop').click()
  await card.label(/^Write to the shop/).fill('It was not')
  await card.role('button', 'Send').click()
  await expect.poll(() => page.api.sent(writeDisputeMessage).length).toBe(1)
  await expect.poll(() => card.role('alert').count).toBe(1)
  expect(card.label(/^Write to the shop/).value).toBe('It was not')
  page.api.give(answer(writeDisputeMessage, { dispute: sampleDispute() }))
  await card.role('button', 'Send').click()

  await expect.poll(() => card.label(/^Write to the shop/).value).toBe('')
  const [first, second] = page.api.sent(writeDisputeMessage)
  expect(second).toEqual(first)
})

test('WIN-47 the form of a complaint is a button until somebody wants to write, and then has the focus', async () => {
  const page = await atOrdersWith([DISPUTED], given())
  const card = cardOf(page, HONEY)
  await expect.poll(() => card.role('button', 'Write to the shop').count).toBe(1)
  expect(card.label(/^Write to the shop/).count).toBe(0)
  expect(card.role('button', 'Send').count).toBe(0)

  await card.role('button', 'Write to the shop').click()

  await expect.poll(() => card.label(/^Write to the shop/).isFocused).toBe(true)
})

test('ADMIN-24, ADMIN-26 the customer asks our team to decide, and appeals', async () => {
  const page = await atOrdersWith([DISPUTED], given())
  const card = cardOf(page, HONEY)
  const stage = { stage: 'WITH_STAFF', decidesBy: '2026-11-18T10:00:00.000Z', actions: ['WRITE'] } as const
  page.api.give(answer(escalateDispute, { dispute: sampleDispute({ ...stage, actions: ['WRITE'] }) }))
  await expect.poll(() => card.role('button', 'Ask our team to decide').count).toBe(1)
  await card.role('button', 'Ask our team to decide').click()
  await expect.poll(() => card.content).toContain('Our team will decide by 18 Nov 2026')

  const decided = sampleDispute({
    stage: 'DECIDED',
    appealUntil: '2026-11-25T10:00:00.000Z',
    actions: ['APPEAL'],
    decisions: [
      {
        round: 1,
        outcome: 'PART',
        amount: 500,
        lines: [],
        withReturn: false,
        wayBorneBy: null,
        words: 'Half of it.',
        at: '2026-11-17T10:00:00.000Z',
      },
    ],
  })
  const after = await atOrdersWith(
    [{ ...DISPUTED, status: 'DELIVERED' }],
    answer(listOrderDisputes, { disputes: [decided] }),
  )
  const other = cardOf(after, HONEY)
  await other.text('Your complaint').click()
  await expect.poll(() => other.content).toContain('You get ₦500 back.')
  after.api.give(answer(appealDispute, { dispute: sampleDispute({ stage: 'APPEALED', actions: ['WRITE'] }) }))
  await other.role('button', 'Appeal this decision').click()
  await other.label(/^Why is the decision wrong/).fill('All of it')
  await other.role('button', 'Appeal').click()
  await expect.poll(() => other.content).toContain('Someone else on our team will decide')
})

test('ADMIN-24 a complaint that cannot be loaded says so, and can be loaded again', async () => {
  const page = await atOrdersWith([DISPUTED], fail(listOrderDisputes, { status: 500 }))
  const card = cardOf(page, HONEY)
  await expect.poll(() => card.role('alert').count).toBe(1)

  page.api.give(given())
  await card.role('button', 'Try again').click()

  await expect.poll(() => card.content).toContain('Packed')
})

test('WIN-67 a complaint names its items, but not the only one of an order, which is right below it', async () => {
  const lines = sampleDispute().lines.map((line) => ({ ...line, name: HONEY.name }))
  const timesNamed = async (order: typeof DISPUTED) => {
    const page = await atOrdersWith([order], given({ lines }))
    const card = cardOf(page, HONEY)
    await expect.poll(() => card.role('button', 'Write to the shop').count).toBe(1)
    return (card.content ?? '').split(HONEY.name).length - 1
  }

  const [ofOne, ofTwo] = [
    await timesNamed({ ...DISPUTED, items: DISPUTED.items.slice(0, 1) }),
    await timesNamed(DISPUTED),
  ]
  expect(ofTwo).toBe(ofOne + 1)
})

test('WIN-74 a disputed order says once what the complaint is, and buying again is no more than the receipt', async () => {
  const words = 'The bottle came open'
  const timeline = [
    { status: 'DISPUTED' as const, at: '2026-11-14T12:00:00.000Z', by: 'CUSTOMER' as const, note: words },
  ]
  const shownIn = async (status: 'DISPUTED' | 'REFUNDED') => {
    const page = await atOrdersWith([{ ...DISPUTED, status, timeline }], given())
    const card = cardOf(page, HONEY)
    const steps = card.role('list', 'Timeline')
    return {
      inSteps: steps.content?.includes(words),
      again: card.role('button', 'Buy again').attribute('class'),
    }
  }

  const underWay = await shownIn('DISPUTED')
  const over = await shownIn('REFUNDED')
  expect([underWay.inSteps, over.inSteps]).toEqual([false, true])
  expect(underWay.again).not.toBe(over.again)
})

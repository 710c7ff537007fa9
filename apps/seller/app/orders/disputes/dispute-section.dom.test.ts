import {
  answerSellerDispute,
  appealSellerDispute,
  escalateSellerDispute,
  listSellerDisputes,
} from '@ahia/contracts/seller/seller-disputes'
import { answer, fail } from '@ahia/testing/open-page'
import { sampleDispute } from '@ahia/testing/orders/sample-dispute'
import { sampleSellerOrder } from '@ahia/testing/seller/sample-orders'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { openHubPage } from '../../../test/open-hub-page.ts'
import { DisputeSection } from './dispute-section.tsx'

const order = sampleSellerOrder(1, { status: 'DELIVERED' })
const View = () => createElement(DisputeSection, { order })

test('ADMIN-24 a shop answers a complaint, and what it wrote stays when sending fails', async () => {
  const { api, all } = openHubPage({ View }, [answer(listSellerDisputes, { disputes: [sampleDispute()] })])
  await expect.poll(() => all.css('main').content).toContain('Answer by 12 Nov 2026')
  expect(all.css('main').content).toContain('<b>Packed</b> well')

  api.lose(answerSellerDispute)
  await all.label(/^Your answer/).fill('See the picture')
  await all.role('button', 'Send answer').click()
  await expect.poll(() => all.role('alert').count).toBe(1)
  api.give(answer(answerSellerDispute, { dispute: sampleDispute() }))
  await all.role('button', 'Send answer').click()

  await expect.poll(() => all.label(/^Your answer/).value).toBe('')
  const [first, second] = api.sent(answerSellerDispute)
  expect(second).toEqual(first)
})

test('ADMIN-24, ADMIN-26 a shop asks our team to decide, and appeals', async () => {
  const decided = sampleDispute({
    stage: 'DECIDED',
    appealUntil: '2026-11-25T10:00:00.000Z',
    actions: ['APPEAL'],
  })
  const { api, all } = openHubPage({ View }, [answer(listSellerDisputes, { disputes: [sampleDispute()] })])
  await expect.poll(() => all.role('button', 'Ask our team to decide').count).toBe(1)
  api.give(answer(escalateSellerDispute, { dispute: decided }))
  await all.role('button', 'Ask our team to decide').click()
  await expect.poll(() => all.role('button', 'Appeal').count).toBe(1)

  api.give(answer(appealSellerDispute, { dispute: sampleDispute({ stage: 'APPEALED', actions: ['WRITE'] }) }))
  await all.label(/^Why is the decision wrong/).fill('It was fine')
  await all.role('button', 'Appeal').click()

  await expect.poll(() => all.css('main').content).toContain('Someone else on our team will decide')
})

test('ADMIN-24 complaints that cannot be loaded say so, and can be loaded again', async () => {
  const { api, all } = openHubPage({ View }, [fail(listSellerDisputes, { status: 500 })])
  await expect.poll(() => all.role('alert').count).toBe(1)

  api.give(answer(listSellerDisputes, { disputes: [] }))
  await all.role('button', 'Try again').click()

  await expect.poll(() => all.role('alert').count).toBe(0)
})

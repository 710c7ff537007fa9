import {
  type AdminChargeback,
  acceptChargeback,
  declineChargeback,
  getChargebackPage,
} from '@ahia/contracts/admin/chargebacks'
import { getMe } from '@ahia/contracts/admin/session'
import { officeAnswer } from '@ahia/testing/office/office-answers'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openOfficePage } from '../../test/open-office-page.ts'
import page from './chargeback-page.tsx'

const given = officeAnswer(getChargebackPage, 'filled') as { chargeback: AdminChargeback }
const { _id: id } = given.chargeback
const OPEN = { ...given.chargeback, status: 'OPEN', disputeId: 'd1', answer: null } as const
const ANSWER = { amount: 0, words: 'We sent it.', by: 'Ada Obi', at: '2026-11-18T08:00:00Z', sentAt: null }

const open = async (chargeback: AdminChargeback) => {
  const opened = openOfficePage(
    page,
    [
      answer(getMe, officeAnswer(getMe, 'filled') as never),
      answer(getChargebackPage, { chargeback }),
      answer(declineChargeback, officeAnswer(declineChargeback, 'filled') as never),
      answer(acceptChargeback, officeAnswer(acceptChargeback, 'filled') as never),
    ],
    { path: `/chargebacks/${id}`, params: { id } },
  )
  opened.letIn()
  await expect.poll(() => opened.all.role('heading', /^Payment/).count).toBe(1)
  return opened
}

test('ADMIN-27 a dispute of a bank is declined with words, and then shows the answer instead of the form', async () => {
  const { api, all } = await open(OPEN)
  await all.role('button', 'Decline').click()
  expect(api.sent(declineChargeback)).toEqual([])

  await all.label(/^Message to the bank/).fill('We sent it.')
  api.give(answer(getChargebackPage, { chargeback: { ...OPEN, answer: { ...ANSWER, answer: 'DECLINE' } } }))
  await all.role('button', 'Decline').click()

  await expect.poll(() => all.text(/Ada Obi declined/).count).toBe(1)
  expect(all.role('button', 'Decline').count).toBe(0)
  expect(api.sent(declineChargeback)).toEqual([{ words: 'We sent it.' }])
})

test('ADMIN-27 a part of a disputed payment is accepted', async () => {
  const { api, all } = await open(OPEN)
  await all.role('radio', 'The customer is: accept').click()
  await all.label(/^Amount to return/).fill('1,500')
  await all.label(/^Message to the bank/).fill('One of two came.')
  await all.role('button', 'Accept').click()

  await expect.poll(() => api.sent(acceptChargeback)).toEqual([{ words: 'One of two came.', amount: 1500 }])
})

test('ADMIN-27 a dispute that was answered or has ended cannot be answered again', async () => {
  const { all } = await open({ ...OPEN, status: 'WON' })
  expect(all.text('Won').count).toBe(1)
  expect(all.role('button', 'Decline').count).toBe(0)
})

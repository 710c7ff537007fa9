import {
  type DisputePage,
  decideDispute,
  getDisputePage,
  previewDecision,
} from '@ahia/contracts/admin/disputes'
import { getMe } from '@ahia/contracts/admin/session'
import { officeAnswer } from '@ahia/testing/office/office-answers'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openOfficePage } from '../../test/open-office-page.ts'
import page from './dispute-page.tsx'

const given = officeAnswer(getDisputePage, 'empty') as DisputePage
const { _id: id } = given.dispute
const open = async (facts: Partial<DisputePage>) => {
  const opened = openOfficePage(
    page,
    [
      answer(getMe, officeAnswer(getMe, 'filled') as never),
      answer(getDisputePage, { ...given, ...facts }),
      answer(previewDecision, officeAnswer(previewDecision, 'empty') as never),
      answer(decideDispute, {}),
    ],
    { path: `/disputes/${id}`, params: { id } },
  )
  opened.letIn()
  await expect.poll(() => opened.all.role('heading', 'Messages from both sides').count).toBe(1)
  return opened
}

test('ADMIN-25 a decision needs an outcome and a reason, shows what follows, and is sent once as it was seen', async () => {
  const { api, all } = await open({ round: 1, isOwnDecision: false })
  const decide = all.role('button', 'Decide')
  await decide.click()
  await expect.poll(() => all.text('Choose an outcome').count).toBe(1)

  await all.role('radio', 'Refund a part').click()
  await all.label(/^Or an amount in naira/).fill('1,500')
  await all.label(/^Reason, for both sides/).fill(' One half came cold. ')
  await expect.poll(() => api.sent(previewDecision).at(-1)).toMatchObject({ outcome: 'PART', amount: '1500' })
  api.give(answer(getDisputePage, { ...given, round: null, dispute: { ...given.dispute, stage: 'DECIDED' } }))
  await decide.click()

  await expect.poll(() => all.text('Decided, open to appeal').count).toBe(1)
  expect(decide.count).toBe(0)
  expect(api.sent(decideDispute)).toEqual([
    { round: 1, outcome: 'PART', lines: [], amount: 1500, wayBorneBy: null, words: 'One half came cold.' },
  ])
})

test('ADMIN-26 who has decided a dispute does not decide its appeal', async () => {
  const { all } = await open({ round: 2, isOwnDecision: true })
  expect(all.text('You decided this dispute. A colleague decides the appeal.').count).toBe(1)
  expect(all.role('button', 'Decide').count).toBe(0)
})

test('ADMIN-26 another colleague decides the appeal', async () => {
  const { all } = await open({ round: 2, isOwnDecision: false })
  expect(all.role('heading', 'Decide the appeal').count).toBe(1)
  expect(all.role('button', 'Decide').count).toBe(1)
})

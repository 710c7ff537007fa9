import { getMe } from '@ahia/contracts/admin/session'
import { disciplineShop, getShopFile, previewShopDecision, type ShopFile } from '@ahia/contracts/admin/shops'
import type { StaffMemberId } from '@ahia/contracts/ids'
import { officeAnswer } from '@ahia/testing/office/office-answers'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openOfficePage } from '../../test/open-office-page.ts'
import page from './shop-page.tsx'

const { me } = officeAnswer(getMe, 'filled') as { me: { _id: StaffMemberId } }
const { shop: given } = officeAnswer(getShopFile, 'empty') as { shop: ShopFile }
const OTHER = '0190b5f0-0000-7000-8000-00000000000f' as StaffMemberId

const ANSWER = { words: 'The rider had an accident.\nAll is sent now.', at: '2026-11-17T08:00:00Z' }
const suspended = (suspendedBy: StaffMemberId | null): ShopFile => ({
  ...given,
  status: 'SUSPENDED',
  waitsSince: null,
  answer: suspendedBy && { ...ANSWER, suspendedBy },
})

const EMAIL = { subject: 'Your shop stays closed for now', text: 'The problem is not fixed yet.' }

const open = async (shop: ShopFile) => {
  const opened = openOfficePage(
    page,
    [
      answer(getMe, { me } as never),
      answer(getShopFile, { shop }),
      answer(previewShopDecision, EMAIL),
      answer(disciplineShop, officeAnswer(disciplineShop, 'filled') as never),
    ],
    { path: `/shops/${shop._id}`, params: { id: shop._id } },
  )
  opened.letIn()
  await expect.poll(() => opened.all.role('heading', 'Decide').count).toBe(1)
  return opened
}

const choices = () =>
  [...document.querySelectorAll('input[name=decision]')].map((input) => input.parentElement?.textContent)

test('ADMIN-21 a colleague reads the owner’s answer and keeps the shop suspended, with the email before it goes', async () => {
  const { api, all } = await open(suspended(OTHER))
  expect(document.querySelector('main')?.textContent).toContain(ANSWER.words)
  expect(choices()).toEqual(['Reopen', 'Keep suspended', 'Warn', 'End'])

  await all.role('radio', 'Keep suspended').click()
  await all.label(/^Message to the owner/).fill('Two parcels are still open.')
  await all.role('button', 'See the email').click()
  await expect.poll(() => all.text(EMAIL.subject).count).toBe(1)
  expect(api.sent(disciplineShop)).toEqual([])
  api.give(answer(getShopFile, { shop: suspended(null) }))
  await all.role('button', 'Keep suspended and send').click()

  await expect.poll(() => document.querySelector('main')?.textContent).not.toContain(ANSWER.words)
  expect(api.sent(disciplineShop)).toEqual([
    {
      ...{ decision: 'KEEP', version: given.version, reason: 'NOT_CLEARED' },
      words: 'Two parcels are still open.',
    },
  ])
  expect(choices()).toEqual(['Reopen', 'Warn', 'End'])
})

test('ADMIN-21 who suspended the shop reads the answer, and that a colleague decides about it', async () => {
  const { all } = await open(suspended(me._id))

  expect(all.text(/a colleague decides about its answer/).count).toBe(1)
  expect(choices()).toEqual(['Warn'])
})

test('ADMIN-21 what was decided by another meanwhile is said, and the typed words stay', async () => {
  const { api, all } = await open(suspended(OTHER))
  await all.role('radio', 'Keep suspended').click()
  await all.label(/^Message to the owner/).fill('Two parcels are still open.')
  await all.role('button', 'See the email').click()
  await expect.poll(() => all.role('button', 'Keep suspended and send').count).toBe(1)
  api.give(
    fail(disciplineShop, { status: 409, code: 'STEP_REFUSED', message: 'The shop has another state.' }),
  )
  await all.role('button', 'Keep suspended and send').click()

  await expect.poll(() => all.text(/The shop has another state/).count).toBe(1)
  expect(all.label(/^Message to the owner/).value).toBe('Two parcels are still open.')
})

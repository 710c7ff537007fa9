import { answerShopTerms, getShopTerms, type ShopTerms } from '@ahia/contracts/seller/terms'
import { answer } from '@ahia/testing/open-page'
import { sampleNotice } from '@ahia/testing/seller/sample-standing'
import { expect, test } from 'vitest'
import { openHubPage } from '../../../test/open-hub-page.ts'
import { TermsCard } from './terms-card.tsx'

const NOTICE = { ...sampleNotice, holdsFrom: '2026-12-02T08:00:00.000Z' }
const CHANGING: ShopTerms = { held: '2026-11-17', notice: NOTICE }

test('SELL-53 new terms are shown with what changed, and a shop that objects keeps the old ones', async () => {
  const { api, all } = openHubPage({ View: TermsCard }, [answer(getShopTerms, CHANGING)])
  await expect.poll(() => all.css('main').content).toContain('from 2 Dec 2026, 9:00 am, unless you object')
  expect(all.css('main li ins').content).toBe('our')
  expect(all.css('main li del').content).toBe('your')

  api.lose(answerShopTerms)
  await all.role('button', 'Object').click()
  await expect.poll(() => all.role('alert').count).toBe(1)
  api.give(answer(answerShopTerms, { ...CHANGING, notice: { ...NOTICE, answer: 'OBJECTED' } }))
  await all.role('button', 'Object').click()

  await expect.poll(() => all.css('main').content).toContain('You objected. Your shop keeps its terms')
  expect(all.css('main').content).toContain('The version of 17 Nov 2026 applies to your shop')
  expect(all.role('button', 'Agree').count).toBe(1)
  expect(all.role('button', 'Object').count).toBe(0)
  const sent = api.sent(answerShopTerms) as { requestKey: string }[]
  expect(new Set(sent.map(({ requestKey }) => requestKey)).size).toBe(1)
})

test('SELL-53 a shop without news reads which terms hold, and those it agreed to by silence', async () => {
  const { all } = openHubPage({ View: TermsCard }, [
    answer(getShopTerms, { held: '2026-11-18', notice: { ...NOTICE, canAnswer: false } }),
  ])

  await expect
    .poll(() => all.css('main').content)
    .toContain('The version of 18 Nov 2026 applies to your shop')
  expect(all.role('button').count).toBe(0)
  expect(all.css('main ins').count).toBe(0)
})

import { getHoliday, type HolidayState, setHoliday } from '@ahia/contracts/seller/holiday'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { HolidayCard } from './holiday-card.tsx'

const TODAY = '2026-12-20'
const NONE: HolidayState = { holiday: null, version: 0, today: TODAY }
const AWAY: HolidayState = {
  holiday: {
    from: TODAY,
    to: '2027-01-04',
    words: 'At home',
    isNow: true,
    backOn: '2027-01-05',
    hasReminder: true,
  },
  version: 1,
  today: TODAY,
}

const open = (state: HolidayState) => openHubPage({ View: HolidayCard }, [answer(getHoliday, state)])

test('SELL-48 a holiday is planned, and the card says when shoppers can order again', async () => {
  const { api, all } = open(NONE)
  await expect.poll(() => all.role('button', 'Plan a holiday').count).toBe(1)
  await all.role('button', 'Plan a holiday').click()
  await all.role('button', 'Save holiday').click()
  await expect.poll(() => all.css('form').content).toContain('Choose the first day')

  await all.label(/^First day/).fill(TODAY)
  await all.label(/^Last day/).fill('2027-02-18')
  await expect.poll(() => all.css('form').content).toContain('60 days at most. This is 61 days.')
  await all.role('button', 'Save holiday').click()
  expect(api.sent(setHoliday)).toEqual([])
  await all.label(/^Last day/).fill('2027-01-04')
  api.give(answer(setHoliday, AWAY))
  await all.role('button', 'Save holiday').click()

  await expect.poll(() => all.css('main').content).toContain('On holiday now')
  expect(all.css('main').content).toContain('Shoppers can order again on 5 Jan 2027')
  expect(api.sent(setHoliday)).toMatchObject([
    { version: 0, holiday: { from: TODAY, to: '2027-01-04', hasReminder: true } },
  ])
  expect(all.css('main').content).toContain("We'll email you the day before it ends.")
})

test('SELL-07 a holiday that could not be sent keeps what was typed, and is sent again with the same key', async () => {
  const { api, all } = open(NONE)
  await expect.poll(() => all.role('button', 'Plan a holiday').count).toBe(1)
  await all.role('button', 'Plan a holiday').click()
  await all.label(/^First day/).fill(TODAY)
  await all.label(/^Last day/).fill('2027-01-04')
  api.lose(setHoliday)
  await all.role('button', 'Save holiday').click()
  await expect.poll(() => all.role('alert').count).toBe(1)
  expect(all.label(/^Last day/).value).toBe('2027-01-04')

  api.give(answer(setHoliday, AWAY))
  await all.role('button', 'Save holiday').click()
  await expect.poll(() => all.css('main').content).toContain('On holiday now')
  const keys = api.sent(setHoliday).map((sent) => (sent as { requestKey: string }).requestKey)
  expect(new Set(keys).size).toBe(1)
})

test('SELL-08 a holiday that was changed on another device is shown as it is now, and the shop opens again', async () => {
  const { api, all } = open(AWAY)
  await expect.poll(() => all.role('button', 'Open my shop now').count).toBe(1)
  api.give(
    fail(setHoliday, { status: 409, code: 'CHANGED_MEANWHILE', message: 'This was changed meanwhile.' }),
    answer(getHoliday, { ...AWAY, version: 2 }),
  )
  await all.role('button', 'Open my shop now').click()
  await expect.poll(() => all.role('alert').content).toContain('This was changed meanwhile.')

  api.give(answer(setHoliday, { ...NONE, version: 3 }))
  await all.role('button', 'Open my shop now').click()
  await expect.poll(() => all.css('main').content).toContain('Your shop is open again.')
  expect(api.sent(setHoliday)).toMatchObject([{ version: 1 }, { version: 2, holiday: null }])
})

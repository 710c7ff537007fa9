import { getShopHours, type ShopHours, saveShopHours } from '@ahia/contracts/seller/shop-hours'
import { USUAL_HOURS } from '@ahia/rules/parcels/opening-hours'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../../test/open-hub-page.ts'
import { HoursCard } from './hours-card.tsx'

const UNSET: ShopHours = { days: [...USUAL_HOURS], version: 0 }
const MONDAY = { weekday: 1, opens: 540, closes: 1080 }

async function edit(hours: ShopHours) {
  const page = openHubPage({ View: HoursCard }, [answer(getShopHours, hours)])
  const name = hours.version === 0 ? 'Set opening hours' : 'Change opening hours'
  await expect.poll(() => page.all.role('button', name).count).toBe(1)
  await page.all.role('button', name).click()
  return page
}

test('SELL-50 a shop sets its hours: days are closed, and the times of one day are used for all', async () => {
  const { api, all } = await edit(UNSET)
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await all.role('checkbox', new RegExp(`^${day}`)).click()
  await all.label('Monday, opens').fill('09:00')
  await all.label('Monday, closes').fill('09:30')
  await all.role('button', 'Save opening hours').click()
  await expect.poll(() => all.css('form').content).toContain('Be open for at least an hour')
  expect(api.sent(saveShopHours)).toEqual([])

  await all.label('Monday, closes').fill('18:00')
  await all.role('button', /Monday's times/).click()
  const days = [MONDAY, { ...MONDAY, weekday: 7 }]
  api.give(answer(saveShopHours, { days, version: 1 }))
  await all.role('button', 'Save opening hours').click()

  await expect.poll(() => all.css('main').content).toContain('Opening hours saved.')
  expect(all.css('main').content).toContain('Monday9:00 am – 6:00 pmTuesday to SaturdayClosed')
  expect(api.sent(saveShopHours)).toMatchObject([{ version: 0, days }])
})

test('SELL-50 a shop that closes every day is told to plan a holiday', async () => {
  const { api, all } = await edit({ days: [MONDAY], version: 1 })
  await all.role('checkbox', /^Monday/).click()
  await all.role('button', 'Save opening hours').click()

  await expect.poll(() => all.role('alert').content).toContain('Plan a holiday instead.')
  expect(api.sent(saveShopHours)).toEqual([])
})

test('SELL-08 hours that another device changed are shown, and what was chosen is saved the second time', async () => {
  const { api, all } = await edit({ days: [MONDAY], version: 1 })
  await all.label('Monday, closes').fill('20:00')
  api.give(
    fail(saveShopHours, { status: 409, code: 'CHANGED_MEANWHILE', message: 'This was changed meanwhile.' }),
    answer(getShopHours, { days: [{ weekday: 2, opens: 0, closes: 720 }], version: 2 }),
  )
  await all.role('button', 'Save opening hours').click()
  await expect.poll(() => all.role('alert').content).toContain('Tuesday: 12:00 am – 12:00 pm')
  expect(all.label('Monday, closes').value).toBe('20:00')

  api.give(answer(saveShopHours, { days: [{ ...MONDAY, closes: 1200 }], version: 3 }))
  await all.role('button', 'Save opening hours').click()
  await expect.poll(() => all.css('main').content).toContain('Opening hours saved.')
  expect(api.sent(saveShopHours)).toMatchObject([{ version: 1 }, { version: 2 }])
})

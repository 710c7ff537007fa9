import { getShopDetails, type ShopDetails, saveShopDetails } from '@ahia/contracts/seller/shop-details'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { DetailsCard } from './details-card.tsx'

const NONE: ShopDetails = {
  returnAddress: null,
  handOverPlace: null,
  deliveryPhone: null,
  tin: null,
  cacNumber: null,
  version: 0,
}

test('SELL-50 details are added, a wrong one is named at its field, and they are shown then', async () => {
  const { api, all } = openHubPage({ View: DetailsCard }, [answer(getShopDetails, NONE)])
  await expect.poll(() => all.role('button', 'Add business details').count).toBe(1)
  await all.role('button', 'Add business details').click()
  await all.label(/^Return address/).fill(' 12 Ogui Road ')
  await all.label(/^Tax/).fill('12')
  const details = [{ path: 'tin', rule: 'regex', message: 'Enter the TIN as on your certificate' }]
  api.give(fail(saveShopDetails, { status: 422, code: 'INVALID_INPUT', message: 'Check the form', details }))
  await all.role('button', 'Save business details').click()
  await expect.poll(() => all.label(/^Tax/).description).toContain('Enter the TIN as on your certificate')

  await all.label(/^Tax/).fill('')
  api.give(answer(saveShopDetails, { ...NONE, returnAddress: '12 Ogui Road', version: 1 }))
  await all.role('button', 'Save business details').click()
  await expect.poll(() => all.css('dl').content).toContain('Return address12 Ogui Road')
  expect(api.sent(saveShopDetails).at(-1)).toMatchObject({ ...NONE, returnAddress: '12 Ogui Road' })
})

test('SELL-08 what another device saved is shown beside what was typed, and can be replaced', async () => {
  const { api, all } = openHubPage({ View: DetailsCard }, [answer(getShopDetails, { ...NONE, version: 1 })])
  await expect.poll(() => all.role('button', 'Change business details').count).toBe(1)
  await all.role('button', 'Change business details').click()
  await all.label(/^CAC/).fill('RC 111')
  api.give(
    fail(saveShopDetails, { status: 409, code: 'CHANGED_MEANWHILE', message: 'This was changed meanwhile.' }),
    answer(getShopDetails, { ...NONE, cacNumber: 'RC 222', version: 2 }),
  )
  await all.role('button', 'Save business details').click()
  await expect.poll(() => all.role('alert').content).toContain('CAC number: RC 222')
  expect(all.label(/^CAC/).value).toBe('RC 111')

  api.give(answer(saveShopDetails, { ...NONE, cacNumber: 'RC 111', version: 3 }))
  await all.role('button', 'Save business details').click()
  await expect.poll(() => all.css('dl').content).toContain('RC 111')
  expect(api.sent(saveShopDetails)).toMatchObject([{ version: 1 }, { version: 2, cacNumber: 'RC 111' }])
})

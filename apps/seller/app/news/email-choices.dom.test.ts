import { getEmailChoices, setEmailChoice } from '@ahia/contracts/seller/email-choices'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { openHubPage } from '../../test/open-hub-page.ts'
import { EmailChoices } from './email-choices.tsx'

test('SELL-47 emails of one kind are switched off and on, and a failure leaves them as they are', async () => {
  const { api, all } = openHubPage({ View: EmailChoices }, [answer(getEmailChoices, { muted: ['STOCK'] })])
  await expect.poll(() => all.css('summary').count).toBe(1)
  expect(api.sent(getEmailChoices)).toEqual([])
  const details = document.querySelector('details')
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await expect.poll(() => all.role('checkbox').count).toBe(5)
  expect(all.role('checkbox', /^Stock/).isChecked).toBe(false)

  api.lose(setEmailChoice)
  await all.role('checkbox', /^New orders/).click()
  await expect.poll(() => all.role('alert').count).toBe(1)
  expect(all.role('checkbox', /^New orders/).isChecked).toBe(true)
  api.give(answer(setEmailChoice, { muted: ['STOCK', 'NEW_ORDERS'] }))
  await all.role('checkbox', /^New orders/).click()

  await expect.poll(() => all.role('checkbox', /^New orders/).isChecked).toBe(false)
  expect(api.sent(setEmailChoice)).toMatchObject([
    { kind: 'NEW_ORDERS', isWanted: false },
    { kind: 'NEW_ORDERS', isWanted: false },
  ])
})

import { expect, test } from 'vitest'
import { openInDom } from '../../test/dom/open-in-dom.ts'
import { OFFER, TIERS } from '../../test/dom/own-shop.ts'

test('MERCH-02 terms that cannot be loaded say why, keep the form, and open once they can', async () => {
  const page = await openInDom('/merchant', { answers: [TIERS, OFFER] })
  const { main } = page
  const terms = main.role('link', 'merchant terms')
  await main.label('Email').fill('ada@example.com')
  page.setScriptLost('merchant-terms-dialog', true)

  page.setOffline(true)
  await terms.click()
  await expect.poll(() => main.content).toContain("Open the terms when you're back online.")
  expect(page.path()).toBe('/merchant')

  page.setOffline(false)
  await terms.click()
  await expect.poll(() => main.content).toContain("We couldn't load the terms.")
  const elsewhere = main.role('link', 'read them in another tab')
  expect(elsewhere.attribute('href')).toBe('/terms#merchants')
  expect(elsewhere.attribute('target')).toBe('_blank')

  page.setScriptLost('merchant-terms-dialog', false)
  await terms.click()
  await page.all.role('dialog').role('button', 'Accept Terms').click()
  expect(main.label('Email').value).toBe('ada@example.com')
  expect(main.role('checkbox', 'I accept the').isChecked).toBe(true)
})

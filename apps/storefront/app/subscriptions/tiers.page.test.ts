import { expect, test } from 'vitest'
import { TIERS } from '../../test/dom/own-shop.ts'
import { open } from '../../test/open.ts'

test('MERCH-05, ERR-03 prices that cannot be loaded have an error message of their own, and default prices are shown', async () => {
  const { html, main } = await open('/merchant?force=tiers:failed', { answers: [TIERS], devPages: true })

  expect(html).toContain('Failed to fetch subscription tiers')
  for (const amount of ['₦120,000', '₦220,000', '₦320,000']) expect(main.text).toContain(amount)
})

import { expect, test } from 'vitest'
import { OFFER, TIERS } from '../../test/dom/own-shop.ts'
import { open } from '../../test/open.ts'

test('MERCH-05, ERR-03 prices that cannot be loaded have an error message of their own, and default prices are shown', async () => {
  const { html, main } = await open('/merchant?force=tiers:failed', {
    answers: [TIERS, OFFER],
    devPages: true,
  })

  expect(html).toContain('Failed to fetch subscription tiers')
  for (const amount of ['₦120,000', '₦220,000', '₦320,000']) expect(main.text).toContain(amount)
})

test('WIN-28 without scripts, the page for merchants shows reach from data, an example and how payouts work', async () => {
  const { main } = await open('/merchant', { answers: [TIERS, OFFER] })

  expect(main.text).toContain('12,345 items sold')
  expect(main.text).toContain('42 shops')
  expect(main.text).toMatch(/Without a package\s*we keep 18%\s*₦410,000/)
  expect(main.text).toContain('Basic saves you money from about ₦1,000,000 a month.')
  expect(main.text).toContain('our team pays your available balance to your bank account by hand')
  const rows = main
    .one('aside', 'What selling costs')
    .all('tr')
    .map(({ text }) => text)
  expect(rows).toEqual([
    expect.stringMatching(/Package\s*Per month\s*We keep/),
    expect.stringMatching(/None\s*₦0\s*18%/),
    expect.stringMatching(/^\s*Basic\s*₦120,000\s*5% to 12%/),
    expect.stringMatching(/Premium\s*the same today\s*₦220,000\s*5% to 12%/),
    expect.stringMatching(/Elite\s*the same today\s*₦320,000\s*5% to 12%/),
  ])
})

test('WIN-28 commission that cannot be loaded has an error message, and nothing is made up', async () => {
  const { main } = await open('/merchant?force=offer:failed', { answers: [TIERS, OFFER], devPages: true })

  expect(main.text).toContain("We couldn't load our commission.")
  expect(main.text).not.toContain('items sold')
})

import { expectEveryPageFit, LOST_PICTURES } from '../support/office-scan.ts'
import { test } from '../support/test.ts'

test.slow() // some forty pages, each scanned twice
test.use({ toleratedErrors: LOST_PICTURES })

test('ADMIN-54 R18 every page of the back office, filled, meets WCAG 2.2 AA in both themes, fits a phone and runs nothing', async ({
  page,
  market,
}) => {
  await expectEveryPageFit(page, market, 'filled')
})

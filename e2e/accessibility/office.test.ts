import { expectEveryPageFit, LOST_PICTURES, ONE_OF_EACH } from '../support/office-scan.ts'
import { test } from '../support/test.ts'

test.use({ toleratedErrors: LOST_PICTURES })

// Every page, filled and empty: office-filled.slow.test.ts, office-empty.slow.test.ts.
test('ADMIN-54 R18 each kind of page of the back office meets WCAG 2.2 AA in both themes, fits a phone and runs nothing', async ({
  page,
  market,
}) => {
  await expectEveryPageFit(page, market, 'filled', ONE_OF_EACH)
})

import type { Page } from '@playwright/test'
import { signIn, signUpCustomer } from '../support/customer.ts'
import { LATE_PARTS, type LatePage } from '../support/late-parts.ts'
import { type Lose, loseScripts, NOTHING } from '../support/lost-scripts.ts'
import { expect, test } from '../support/test.ts'

// As in lost-scripts.slow.test.ts, for every part that is loaded late.
test.use({ toleratedErrors: /net::ERR_FAILED/ })

/** Opens the page, and uses those of its parts that have such a file, which fails to load once. */
async function useParts(page: Page, { open, parts }: LatePage, kind: 'script' | 'imports', lose: Lose) {
  lose(NOTHING)
  await open(page)
  for (const { name, press, alive, [kind]: files } of parts) {
    if (!files) continue
    await test.step(`${name}, ${kind}`, async () => {
      const lost = lose(files)
      await press(page)
      await alive(page)
      await expect.poll(() => lost).not.toEqual([]) // what is in the server's HTML can be seen before it is asked for
    })
  }
}

for (const [title, pages] of Object.entries(LATE_PARTS))
  test(`${title} work when a script failed to load once`, async ({ page }) => {
    const lose = await loseScripts(page)
    for (const one of pages) {
      await useParts(page, one, 'script', lose)
      if (one.parts.some(({ imports }) => imports)) await useParts(page, one, 'imports', lose)
    }
  })

test('SHELL-11 the account menu works when its script failed to load once', async ({ page, market }) => {
  const { user } = await signUpCustomer(market)
  await signIn(page, user)
  const lost = (await loseScripts(page))(/^account-menu-/)
  await page.goto('/about')

  await expect(page.getByRole('button', { name: /Hello/ })).toBeVisible()
  expect(lost).toHaveLength(1)
})

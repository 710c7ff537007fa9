import { listStopped } from '@ahia/contracts/reference'
import { userSchema } from '@ahia/contracts/shapes/user'
import { getProfile } from '@ahia/contracts/user'
import { SWITCHES } from '@ahia/reference/staff/switches'
import { answer, fail } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { serverCart } from '../../test/dom/carts.ts'
import { ADA, HONEY } from '../../test/dom/goods.ts'
import { openInDom } from '../../test/dom/open-in-dom.ts'
import { OFFER, TIERS } from '../../test/dom/own-shop.ts'

const stoppedAnswer = (...names: (keyof typeof SWITCHES)[]) =>
  answer(listStopped, { stopped: names.map((name) => ({ name, words: SWITCHES[name].words })) })

test.each(['/auth?screen=register', '/merchant?screen=register'])(
  'ADMIN-53 %s says that sign-ups are closed, before anybody types',
  async (path) => {
    const page = await openInDom(path, { answers: [TIERS, OFFER, stoppedAnswer('sign-ups')] })

    await expect.poll(() => page.main.content).toContain(SWITCHES['sign-ups'].words)
  },
)

test.each(['checkout', 'read-only'] as const)(
  'ADMIN-53 the checkout says that %s is stopped',
  async (name) => {
    const serve = serverCart(HONEY).serve
    const profile = answer(getProfile, { user: userSchema.strip().parse(ADA) })
    const page = await openInDom('/checkout', { user: ADA, answers: [profile, stoppedAnswer(name)], serve })

    await expect.poll(() => page.main.content).toContain(SWITCHES[name].words)
  },
)

test.each(['/checkout', '/auth?screen=register', '/merchant?screen=register'])(
  'WIN-101 what is stopped comes with the page %s, which sends no request for it',
  async (path) => {
    const serve = serverCart(HONEY).serve
    const profile = answer(getProfile, { user: userSchema.strip().parse(ADA) })
    const page = await openInDom(path, {
      ...(path === '/checkout' ? { user: ADA, serve } : {}),
      answers: [TIERS, OFFER, profile, stoppedAnswer('read-only')],
    })

    await expect.poll(() => page.main.content).toContain(SWITCHES['read-only'].words)
    await page.api.settled()
    expect(page.api.sent(listStopped)).toEqual([])
  },
)

test('ADMIN-53 what is closed elsewhere is not mentioned, and without an answer the page works as always', async () => {
  const other = await openInDom('/auth?screen=register', { answers: [stoppedAnswer('uploads')] })
  await expect.poll(() => other.main.content).toContain('Register')
  expect(other.main.content).not.toContain(SWITCHES.uploads.words)

  const failed = await openInDom('/auth?screen=register', {
    answers: [fail(listStopped, { status: 503, code: 'UNAVAILABLE', message: 'x' })],
  })
  await expect.poll(() => failed.main.content).toContain('Register')
  expect(failed.main.content).not.toContain('short while')
})

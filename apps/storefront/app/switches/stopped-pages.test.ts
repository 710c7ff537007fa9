import { listStopped } from '@ahia/contracts/reference'
import { SWITCHES } from '@ahia/reference/staff/switches'
import { answer } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { OFFER, TIERS } from '../../test/dom/own-shop.ts'
import { open } from '../../test/open.ts'

const { words } = SWITCHES['read-only']
const STOPPED = answer(listStopped, { stopped: [{ name: 'read-only', words }] })

test.each(['/checkout', '/auth?screen=register', '/merchant?screen=register'])(
  'ADMIN-53, WIN-101 the page %s says what is stopped, and is kept for two seconds only, so that it says it in time',
  async (path) => {
    const page = await open(path, { answers: [STOPPED, TIERS, OFFER] })

    expect(page.main.text).toContain(words)
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2')
  },
)

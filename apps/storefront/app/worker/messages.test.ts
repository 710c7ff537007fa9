import { expect, test } from 'vitest'
import { readMessage } from './messages.ts'

const ORIGIN = 'https://market.test'

test('the service worker caches only our own pages and files', () => {
  const asked = {
    type: 'KEEP_PAGE',
    path: '/about',
    assets: ['/assets/a.js', 'https://elsewhere.test/b.js', 7],
  }

  expect(readMessage(asked, ORIGIN)).toEqual({ type: 'KEEP_PAGE', path: '/about', assets: ['/assets/a.js'] })
})

test.each([
  null,
  'SKIP_WAITING',
  {},
  { type: 'KEEP_PAGE' },
  { type: 'KEEP_PAGE', path: 'https://x', assets: [] },
  { type: 'KEEP_PAGE', path: '//elsewhere.test/about', assets: [] },
  { type: 'KEEP_PAGE', path: '//[', assets: [] },
  { type: 'KEEP_PAGE', path: '/\\elsewhere.test', assets: [] },
])('the service worker ignores the message %j', (data) => {
  expect(readMessage(data, ORIGIN)).toBeNull()
})

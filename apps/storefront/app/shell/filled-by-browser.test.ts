import { expect, test } from 'vitest'
import { open } from '../../test/open.ts'

test('PROF-01 the server sends the same profile page to everyone, without personal data', async () => {
  const page = await open('/profile') // a call to the API would fail this test

  expect(page.headers.get('cache-control')).toContain('public')
  expect(page.main.all('[role=status]', 'Loading profile')).toHaveLength(1)
})

test.each([
  { path: '/cart', id: 'CART-01', what: 'cart', loading: 'Loading cart' },
  { path: '/wishlist', id: 'PDP-11', what: 'wishlist', loading: 'Loading products' },
  { path: '/profile', id: 'PROF-01', what: 'profile', loading: 'Loading profile' },
])(
  '$id without JavaScript the $what says that it needs JavaScript and does not load forever',
  async (given) => {
    const { seen, seenWithoutScripts } = await open(given.path)

    const needed = `To see your ${given.what}, turn on JavaScript`
    expect(seen.one('main').text).toContain(given.loading)
    expect(seen.one('main').text).not.toContain(needed)
    expect(seenWithoutScripts.one('main').text).toContain(needed)
    expect(seenWithoutScripts.one('main').text).not.toContain(given.loading)
  },
)

test('AUTH-07 without JavaScript the sign-in page says so and sends no password', async () => {
  const { seen, seenWithoutScripts } = await open('/auth')
  const needed = 'This form needs JavaScript.'

  expect(seen.one('main').text).not.toContain(needed)
  expect(seen.one('main').one('form').attributes.method).toBe('post') // never a password in an address
  expect(seen.one('main').one('button', 'Login').attributes).not.toHaveProperty('disabled') // TOUCH-01
  expect(seenWithoutScripts.one('main').text).toContain(needed)
  const [first] = seenWithoutScripts.one('main').one('form').all('button')
  expect(first?.attributes, 'Enter in a field presses the first button').toHaveProperty('disabled')
  expect(seenWithoutScripts.one('main').all('button', 'Login')).toEqual([])
})

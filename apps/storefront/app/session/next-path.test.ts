import { expect, test } from 'vitest'
import { authPath } from './auth-path.ts'
import { safeNext } from './next-path.ts'

test('AUTH-07 sign-in returns to the page it was requested from, including the query', () => {
  const from = '/products?search=garri & oil&page=2#list'

  expect(safeNext(new URL(authPath(from), 'https://ahia.example').search)).toBe(
    '/products?search=garri%20&%20oil&page=2#list',
  )
  expect(authPath('/')).toBe('/auth')
})

test.each([
  ['another host', '//evil.example'],
  ['another host as browsers read it', '/\\evil.example'],
  ['a host behind a tab that browsers skip', '/\t/evil.example'],
  ['a host behind its dots', '/.//evil.example/..//evil.example'],
  ['a whole address', 'https://evil.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a path that hangs on the page', 'profile'],
  ['the login itself', '/auth?next=/auth'],
])('AUTH-07 sign-in never redirects to %s', (_, next) => {
  const led = safeNext(`?${new URLSearchParams({ next })}`)

  expect(led === '/' || new URL(led, 'https://ahia.example').origin === 'https://ahia.example').toBe(true)
  expect(led).not.toMatch(/^\/[/\\]|^\/auth/)
})

test('AUTH-07 sign-in without a requested page leads home', () => {
  expect(safeNext('')).toBe('/')
})

import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { described } from '../../../test/described.ts'
import { open } from '../../../test/open.ts'

test.each([
  { path: '/no/such/page', status: 404, title: 'Page Not Found' },
  { path: '/dev/errors/500', status: 500, title: 'Server Error' },
  { path: '/dev/errors/403', status: 403, title: 'Access Forbidden' },
  { path: '/dev/errors/418', status: 418, title: 'Something Went Wrong' },
  { path: '/bad-path', status: 400, title: 'Something Went Wrong', badPath: true },
])("SHELL-01, ERR-01 $path gets $status with the title '$title' and helpful links", async (given) => {
  const { path, status, title, badPath = false } = given
  const page = await open(path, { devPages: true, badPath })

  const { main } = page
  expect(page.status).toBe(status)
  expect(main.one('h1').text).toBe(title)
  expect(main.all('li')).toHaveLength(3)
  expect(main.one('a', 'Go Home').attributes.href).toBe('/')
  expect(main.one('a', 'Contact support').attributes.href).toMatch(`mailto:${BRAND.email}?subject=`)
  expect(described(page)).toMatchObject({ title: `${title} · ${BRAND.name}`, robots: 'noindex' })
  expect(page.headers.get('cache-control')).toBe('no-store')
})

test('SHELL-01 without developer pages their URLs get 404', async () => {
  const page = await open('/dev/errors/403')

  expect(page.status).toBe(404)
})

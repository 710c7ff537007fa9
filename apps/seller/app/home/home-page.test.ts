import { openPage } from '@ahia/testing/open-page'
import { expect, test } from 'vitest'
import { renderPage } from '#server.tsx'

test('SELL-01 without scripts the Seller Hub says what is needed', async () => {
  const { seen, seenWithoutScripts } = await openPage(renderPage, '/seller')
  const needed = 'The Seller Hub needs JavaScript.'

  expect(seen.one('main').text).toBe('Loading…')
  expect(seenWithoutScripts.one('main').text).toContain(needed)
  expect(seenWithoutScripts.one('main').text).not.toContain('Loading')
})

test('SELL-01 a page that the hub does not have says so, and leads back', async () => {
  const page = await openPage(renderPage, '/seller/no/such/page')

  expect(page.status).toBe(404)
  expect(page.main.one('h1').text).toBe("This page doesn't exist")
  expect(page.main.one('a', 'Go to Seller Hub').attributes.href).toBe('/seller')
})

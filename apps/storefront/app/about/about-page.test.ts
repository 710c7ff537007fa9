import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { described } from '../../test/described.ts'
import { open } from '../../test/open.ts'

const BLOCKS = ['Convenience', 'Community', 'Diaspora', 'Logistics', 'Diverse Products', 'Pet Supplies']

test('STAT-01 About Us describes the market in six blocks and a note on the shopping experience', async () => {
  const page = await open('/about')

  expect(described(page).title).toBe(`About Us · ${BRAND.name}`)
  expect(page.main.one('h1').text).toBe(`About ${BRAND.name}`)
  const headings = [...page.main.all('h2'), ...page.main.all('h3')].map(({ text }) => text)
  expect(headings).toEqual(expect.arrayContaining([...BLOCKS, 'Shopping Experience']))
})

test('STAT-05 the back link of About Us leads home', async () => {
  const { main } = await open('/about')

  expect(main.one('a', 'Back to home').attributes.href).toBe('/')
})

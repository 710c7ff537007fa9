import { expect, test } from 'vitest'
import { open } from '../../../test/open.ts'

test('WIN-75 on a wide screen the newest article has the first row to itself', async () => {
  const { main } = await open('/merchant/blog')

  const rows = main.all('li').filter((row) => row.all('article').length === 1)
  const dates = rows.map((row) => row.one('time').attributes.datetime ?? '')
  expect(dates).toEqual(dates.toSorted().toReversed())
  const isWide = rows.map(({ attributes }) => attributes.class?.includes('md:col-span-full'))
  expect(isWide).toEqual([true, ...rows.slice(1).map(() => false)])
})

import { expect, test } from 'vitest'
import { open } from '../../test/open.ts'

const STORES = {
  merchantGooglePlay: 'https://play.example/ahia-merchant',
  merchantAppStore: 'https://apps.example/ahia-merchant',
}

test('MERCH-06, WIN-26 the merchant app page links to the Seller Hub, and to the app stores that are set', async () => {
  const { main } = await open('/merchant/app', { outsideLinks: STORES })

  expect(main.one('h1').text).toBe('Get Started')
  expect(main.one('a', 'Google Play').attributes.href).toBe(STORES.merchantGooglePlay)
  expect(main.one('a', 'App Store').attributes.href).toBe(STORES.merchantAppStore)
  expect(main.one('a', 'Open Seller Hub').attributes.href).toBe('/seller')

  const unset = (await open('/merchant/app')).main
  expect(unset.all('a').filter(({ attributes }) => attributes.href?.startsWith('http'))).toEqual([])
})

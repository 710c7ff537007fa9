import { BRAND } from '@ahia/reference/brand'
import { expect, test } from 'vitest'
import { open } from '../../test/open.ts'

test('MERCH-06 the merchant app page links to the merchant app in both stores and to the Seller Hub', async () => {
  const { main } = await open('/merchant/app')

  expect(main.one('h1').text).toBe('Get Started')
  const { googlePlay, appStore } = BRAND.apps.merchant
  expect(main.one('a', 'Google Play').attributes.href).toBe(googlePlay)
  expect(main.one('a', 'App Store').attributes.href).toBe(appStore)
  expect(main.one('a', 'Seller Hub').attributes.href).toBe('/seller')
})

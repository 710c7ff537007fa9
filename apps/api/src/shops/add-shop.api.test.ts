import { showShop as endpoint } from '@ahia/contracts/shops'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShop } from '../../test/builders.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { addShop } from './add-shop.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

test('adding a shop twice stores it once, and another one with the same name is refused', async () => {
  const shop = aShop({ name: 'Gadget Yard' })

  await api.db.transaction((tx) => addShop(tx, shop))
  await api.db.transaction((tx) => addShop(tx, shop))
  const taken = api.db.transaction((tx) => addShop(tx, { ...shop, id: newId() }))

  await expect(taken).rejects.toMatchObject({ constraint: 'shops_name_key' })
  expect(await api.call(endpoint, { id: shop.id })).toMatchObject({ shop: { name: 'Gadget Yard' } })
})

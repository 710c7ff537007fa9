import type { ShopId } from '@ahia/contracts/ids'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { testDatabase } from '../../test/test-database.ts'
import { addShop } from './add-shop.ts'
import { listShopCards } from './list-shop-cards.ts'

const aShop = () => ({ id: newId<ShopId>(), name: 'Gadget Yard', city: 'Enugu', state: 'ENUGU' }) as const

test('a shop added twice is there once; another one of the same name is refused, not swallowed', async () => {
  const { db } = await testDatabase()
  const [shop, rival] = [aShop(), aShop()]

  await db.transaction((tx) => addShop(tx, shop))
  await db.transaction((tx) => addShop(tx, shop))
  const taken = db.transaction((tx) => addShop(tx, rival))

  await expect(taken).rejects.toMatchObject({ constraint: 'shops_name_key' })
  expect(await listShopCards(db.read, [shop.id, rival.id])).toMatchObject([{ id: shop.id }])
})

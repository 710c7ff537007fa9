import type { DemoProduct, DemoShop } from '@ahia/demo-market/demo-goods'
import { chooseViews, type View } from '@ahia/demo-market/pictures/choose-views'
import { type Picture, pictureOf } from '@ahia/demo-market/pictures/picture-of'
import { avatarScene } from '@ahia/demo-market/scenes/avatar-scene'
import { type ProductLook, productScenes } from '@ahia/demo-market/scenes/product-scenes'
import type { PictureKey } from '@ahia/pictures/address'
import type { PictureStore } from '#media/picture-store.ts'
import type { DemoPictures, StoredPicture } from './demo-pictures.ts'
import { makePictures, type OnProgress } from './pictures/make-pictures.ts'

type MakeDemoPictures = { folder: PictureStore; shops: readonly DemoShop[]; onProgress: OnProgress }

/** Makes the pictures of the demo market that are not there yet, and says which picture shows what. */
export async function makeDemoPictures({
  folder,
  shops,
  onProgress,
}: MakeDemoPictures): Promise<DemoPictures> {
  const planned = await planPictures(shops)
  await makePictures({ folder, pictures: [...planned.values()].flat(), onProgress })
  const stored = new Map<string, StoredPicture[]>()
  for (const [shown, pictures] of planned)
    stored.set(shown, await Promise.all(pictures.map(({ key }) => readStored(folder, key))))
  return {
    avatarOf: (shopName) => stored.get(shopName)?.[0] ?? null,
    picturesOf: (shopName, productName) => stored.get(nameOf(shopName, productName)) ?? [],
  }
}

/** Two shops may sell things of the same name. */
const nameOf = (shopName: string, productName: string): string => `${shopName}: ${productName}`

async function planPictures(shops: readonly DemoShop[]): Promise<Map<string, Picture[]>> {
  const planned = new Map<string, Picture[]>()
  const views = chooseViews(shops)
  for (const shop of shops) {
    const { name, category, avatar } = shop
    planned.set(name, [await pictureOf(name, 'avatar', avatarScene({ name, category, art: avatar }))])
    for (const product of shop.products)
      planned.set(nameOf(name, product.name), await planProduct(shop, product, views.get(product) ?? []))
  }
  return planned
}

function planProduct(shop: DemoShop, product: DemoProduct, views: View[]): Promise<Picture[]> {
  const scenes = productScenes(toLook(shop, product))
  return Promise.all(views.map((view) => pictureOf(product.name, 'square', scenes[view])))
}

function toLook(shop: DemoShop, { name, category, look }: DemoProduct): ProductLook {
  const { main, beside = [], hue = 0, count = 1 } = look
  return { name: nameOf(shop.name, name), category: category ?? shop.category, main, beside, hue, count }
}

async function readStored(folder: PictureStore, key: PictureKey): Promise<StoredPicture> {
  const placeholder = await folder.placeholder(key)
  if (placeholder === null) throw new Error(`The picture ${key} was made, but is not in the folder`)
  return { key, placeholder }
}

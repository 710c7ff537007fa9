import type { DemoProduct, DemoShop } from '@ahia/demo-market/demo-goods'
import { readPlaceholders } from '@ahia/demo-market/pictures/placeholders'
import { planPictures } from '@ahia/demo-market/pictures/plan-pictures'
import type { PictureKey } from '@ahia/pictures/address'

/** A picture as stored in a row; it is painted later. */
export type DemoPicture = { key: PictureKey; placeholder: string | null }

/** The pictures of the demo market. */
export type DemoPictures = {
  avatarOf(shop: DemoShop): DemoPicture
  /** One to four, the best first. */
  picturesOf(product: DemoProduct): DemoPicture[]
  isRendered(product: DemoProduct): boolean
}

/** Names the pictures of these shops without painting any. */
export async function nameDemoPictures(shops: readonly DemoShop[]): Promise<DemoPictures> {
  const [planned, placeholders] = await Promise.all([planPictures(shops), readPlaceholders()])
  const toDemoPicture = ({ key }: { key: PictureKey }): DemoPicture => ({
    key,
    placeholder: placeholders[key] ?? null,
  })
  return {
    avatarOf: (shop) => toDemoPicture(planned.avatarOf(shop)),
    picturesOf: (product) => planned.picturesOf(product).map(toDemoPicture),
    isRendered: planned.isRendered,
  }
}

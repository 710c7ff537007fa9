import type { FeaturedPlace, WindowBanner } from '@ahia/contracts/admin/window'
import { pictureKey, pictureSources } from '@ahia/pictures/address'
import type { Db } from '#tables.ts'
import { listBannersAt, listPlaces } from './places.sql.ts'

type Shown = { featured: FeaturedPlace[]; banners: WindowBanner[] }

/** ADMIN-32: as of a moment; null: all that have not ended. */
export async function showWindow({ db }: { db: Db }, at: Date | null): Promise<Shown> {
  const [places, banners] = await Promise.all([listPlaces(db.read, at), listBannersAt(db.read, at)])
  return {
    featured: places.map(({ id, productId, name, shopName, picture, isVisible, ...place }) => ({
      _id: id,
      product: {
        _id: productId,
        name,
        shopName,
        picture: picture === null ? null : pictureSources(pictureKey(picture), 'square').src,
        isVisible,
      },
      from: place.beginsAt.toISOString(),
      until: place.endsAt?.toISOString() ?? null,
      position: place.position,
      why: place.why,
    })),
    banners: banners.map(({ id, pictureKey: key, beginsAt, endsAt, ...banner }) => ({
      _id: id,
      picture: pictureSources(pictureKey(key), 'banner').src,
      from: beginsAt.toISOString(),
      until: endsAt.toISOString(),
      ...banner,
    })),
  }
}

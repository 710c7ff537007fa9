import type { DemoProduct, DemoShop } from '../demo-goods.ts'
import { avatarScene } from '../scenes/avatar-scene.ts'
import { type ProductLook, productScenes } from '../scenes/product-scenes.ts'
import { seededRandom } from '../seeded-random.ts'
import { chooseViews, type View } from './choose-views.ts'
import { type Picture, pictureOf } from './picture-of.ts'
import { listRendered, type RenderedFiles, renderedPicturesOf } from './rendered-pictures.ts'

/** As many as a gallery shows. */
const MOST_PICTURES = 4

export type PlannedPictures = {
  avatarOf(shop: DemoShop): Picture
  /** One to four, the most telling first. */
  picturesOf(product: DemoProduct): Picture[]
  /** Whether its pictures are rendered, not drawn. */
  isRendered(product: DemoProduct): boolean
  /** Each once, in the order in which shoppers come across them: covers and avatars, then all further views. */
  all: readonly Picture[]
}

/** Which pictures show what these shops sell, by their keys: nothing of them has to be painted yet. */
export async function planPictures(shops: readonly DemoShop[]): Promise<PlannedPictures> {
  const avatars = new Map<DemoShop, Picture>()
  const pictures = new Map<DemoProduct, Picture[]>()
  const [views, rendered] = [chooseViews(shops), await listRendered()]
  const places = placesInCategory(shops)
  for (const shop of shops) {
    const { name, category, avatar } = shop
    avatars.set(shop, await pictureOf(name, 'avatar', avatarScene({ name, category, art: avatar })))
    for (const product of shop.products)
      pictures.set(
        product,
        await planProduct({
          look: toLook(shop, product, getPlanned(places, product)),
          product,
          views: views.get(product) ?? [],
          rendered,
        }),
      )
  }
  return {
    avatarOf: (shop) => getPlanned(avatars, shop),
    picturesOf: (product) => getPlanned(pictures, product),
    isRendered: (product) => getPlanned(pictures, product).some((picture) => 'file' in picture),
    all: inOrder([...avatars.values()], [...pictures.values()]),
  }
}

type Planning = { look: PlannedLook; product: DemoProduct; views: View[]; rendered: RenderedFiles }

/** Where there are rendered pictures, drawn ones beside them would look like another shop's. */
async function planProduct({ look, product, views, rendered }: Planning): Promise<Picture[]> {
  const stored = await renderedPicturesOf(rendered, look.category, product)
  if (stored.length > 0) return stored.slice(0, MOST_PICTURES)
  const scenes = productScenes(look)
  return Promise.all(views.map((view) => pictureOf(look.productName, 'square', scenes[view])))
}

type PlannedLook = ProductLook & { productName: string }

/** Two shops may sell things of the same name. */
function toLook(shop: DemoShop, { name, category, look }: DemoProduct, place: number): PlannedLook {
  const { main, beside = [], hue = 0, count = 1 } = look
  const shelf = category ?? shop.category
  return {
    name: `${shop.name}: ${name}`,
    productName: name,
    category: shelf,
    main,
    beside,
    hue,
    count,
    place,
  }
}

/** By age, as a category lists its products, so that most neighbours there stand on different grounds. */
function placesInCategory(shops: readonly DemoShop[]): ReadonlyMap<DemoProduct, number> {
  const listed = shops
    .flatMap((shop) =>
      shop.products.map((product) => ({
        product,
        shelf: product.category ?? shop.category,
        age: ageOf(shop, product),
      })),
    )
    .toSorted((one, other) => one.age - other.age)
  const counts = new Map<string, number>()
  return new Map(
    listed.map(({ product, shelf }) => {
      const place = counts.get(shelf) ?? 0
      counts.set(shelf, place + 1)
      return [product, place]
    }),
  )
}

/** From 0 to 1, the same share as in `seed-demo-market.ts` of the API, where rendered goods are the newer half. */
const ageOf = (shop: DemoShop, { name }: DemoProduct): number =>
  seededRandom(`${shop.name}/${name}`).between(0, 1)

function getPlanned<Subject extends { name: string }, Planned>(
  planned: ReadonlyMap<Subject, Planned>,
  subject: Subject,
): Planned {
  const found = planned.get(subject)
  if (found === undefined) throw new Error(`No picture is planned of ${subject.name}`)
  return found
}

function inOrder(avatars: Picture[], ofProducts: Picture[][]): Picture[] {
  const covers = ofProducts.flatMap(([cover]) => cover ?? [])
  const furtherViews = ofProducts.flatMap(([, ...others]) => others)
  const first = [...covers, ...avatars].toSorted(byWhatIsShown)
  const all = [...first, ...furtherViews.toSorted(byWhatIsShown)]
  return [...new Map(all.map((picture) => [picture.key, picture])).values()]
}

/** Like follows like, so that what was cut out and painted for one is still at hand for the next. */
const byWhatIsShown = (one: Picture, other: Picture): number =>
  whatIsShown(one).localeCompare(whatIsShown(other), 'en')

const whatIsShown = (picture: Picture): string => {
  if ('file' in picture) return picture.key
  const { ground, lead } = picture.scene
  return [ground.name, lead.art, lead.hue, picture.key].join(' ')
}

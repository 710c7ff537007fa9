import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { shownChoice } from '@ahia/pictures/address'
import { CATEGORIES } from '@ahia/reference/categories'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoShops } from '../demo-shops.ts'
import { GROUNDS } from '../scenes/grounds.ts'
import { planPictures } from './plan-pictures.ts'
import { listChoices, listRendered, renderedPicturesOf, renderedPlace } from './rendered-pictures.ts'

const MAX_BYTES = 60 * 1024 * 1024
/** PIC-13: of 255 in each of red, green and blue. */
const MOST_APART = 8
/** PIC-13: in degrees. */
const MOST_TURNED = 60

const goods = demoShops.flatMap((shop) =>
  shop.products.map((product) => ({ product, category: product.category ?? shop.category })),
)
const files = await listRendered()

test('PIC-01 every rendered picture belongs to one product, and to one of its choices where it names one', () => {
  const sold = new Map(goods.map(({ category, product }) => [renderedPlace(category, product), product]))
  const strays = [...files].flatMap(([place, ofProduct]) => {
    const product = sold.get(place)
    const isOffered = (choice: string | null) =>
      product && (choice === null || listChoices(product).includes(choice))
    return ofProduct.filter(({ choice }) => !isOffered(choice)).map(({ file }) => path.basename(file))
  })

  expect(strays).toEqual([])
  expect(files.size).toBeGreaterThan(0)
  expect(sold.size).toBe(goods.length)
})

test('PIC-02 no two products of a category have the same rendered picture', async () => {
  const heroes = await Promise.all(
    goods.map(async ({ category, product }) => {
      const [hero] = await renderedPicturesOf(files, category, product)
      return hero ? [`${category} ${hashOf(hero.file)}`] : []
    }),
  )

  expect(new Set(heroes.flat()).size).toBe(heroes.flat().length)
})

test('PIC-03 all rendered pictures together weigh at most 60 MB', () => {
  const sizes = [...files.values()].flat().map(({ file }) => statSync(file).size)

  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
})

test('PIC-04 a rendered picture is used as it is, and nothing is painted for its product', async () => {
  const { picturesOf } = await planPictures(demoShops)
  const rendered = goods.filter(({ category, product }) => files.has(renderedPlace(category, product)))

  const painted = rendered.filter(({ product }) => picturesOf(product).some((picture) => 'scene' in picture))
  expect(painted).toEqual([])
})

test('PIC-13 drawn goods stand on a ground like that of the rendered ones of their category', async () => {
  const grounds = await Promise.all(
    CATEGORIES.map(async (category) => {
      const places = [...files.keys()].filter((one) => one.startsWith(`${category.toLowerCase()}/`)).sort()
      const heroes = places.slice(0, 9).flatMap((place) => files.get(place)?.[0] ?? [])
      const rendered = await Promise.all(heroes.map(({ file }) => topOf(file)))
      const { light } = GROUNDS[`${category} studio`]
      const apart = [0, 1, 2].map((channel) => {
        const usual =
          rendered.map((colour) => colour[channel] ?? 0).toSorted((one, other) => one - other)[4] ?? 0
        return Math.abs(Number.parseInt(light.slice(1 + channel * 2, 3 + channel * 2), 16) - usual)
      })
      return { category, furthest: Math.max(...apart) }
    }),
  )

  expect(grounds.filter(({ furthest }) => furthest > MOST_APART)).toEqual([])
})

test('PIC-13 the ground of drawn goods is turned in colour, and only a little', async () => {
  const { all } = await planPictures(demoShops)
  const grounds = all.flatMap((picture) => ('scene' in picture ? picture.scene.ground : []))
  const hues = grounds.filter(({ name }) => name.endsWith(' studio')).map(({ hue }) => hue)

  expect(new Set(hues).size).toBeGreaterThan(5)
  expect(hues.filter((hue) => Math.abs(hue) > MOST_TURNED)).toEqual([])
})

/** Its ground, in the middle of its upper edge. */
const topOf = (file: string): Promise<Buffer> =>
  sharp(file).resize(64, 64).removeAlpha().extract({ left: 28, top: 1, width: 1, height: 1 }).raw().toBuffer()

test('PIC-05 goods sold in colours have one picture for each, in the order offered, further views last', async () => {
  const phone = goods.find(({ product }) => product.name.startsWith('4G smartphone, 6.6 inch'))
  if (!phone) throw new Error('The phone is no longer sold')
  const { category, product } = phone
  const made = (choice: string, view = 1) => ({ file: import.meta.filename, choice, view })
  const rendered = new Map([
    [
      renderedPlace(category, product),
      [made('gold'), made('midnight'), made('midnight', 2), made('sky-blue')],
    ],
  ])

  const pictures = await renderedPicturesOf(rendered, category, product)

  expect(pictures.map(({ key }) => shownChoice(key))).toEqual(['midnight', 'sky-blue', 'gold', 'midnight'])
  expect(pictures[0]?.key).toMatch(/^4g-smartphone-6-6-inch-50-mp-camera-dual-sim--midnight-[0-9a-f]{10}$/)
})

test('PIC-11 whatever home features has rendered pictures', () => {
  const featured = goods.filter(({ product }) => product.isFeatured)
  const drawn = featured.filter(({ category, product }) => !files.has(renderedPlace(category, product)))

  expect(drawn.map(({ product }) => product.name)).toEqual([])
  expect(featured.length).toBeGreaterThan(12)
})

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

test('PIC-11 the hundred best sellers have rendered pictures', () => {
  const best = goods.toSorted((one, other) => other.product.sold - one.product.sold).slice(0, 100)
  const drawn = best.filter(({ category, product }) => !files.has(renderedPlace(category, product)))

  expect(drawn.map(({ product }) => product.name)).toEqual([])
})

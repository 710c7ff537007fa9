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
  const corners = await Promise.all(
    CATEGORIES.map(async (category) => {
      const [place] = [...files.keys()].filter((one) => one.startsWith(`${category.toLowerCase()}/`))
      const [picture] = files.get(place ?? '') ?? []
      const { data } = await sharp(picture?.file)
        .resize(64, 64)
        .removeAlpha()
        .extract({ left: 28, top: 1, width: 8, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const { light } = GROUNDS[`${category} studio`]
      const drawn = [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16))
      return { category, furthest: Math.max(...drawn.map((value, at) => Math.abs(value - (data[at] ?? 0)))) }
    }),
  )

  expect(corners.filter(({ furthest }) => furthest > 24)).toEqual([])
})

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

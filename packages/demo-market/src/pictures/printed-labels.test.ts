import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { DemoProduct } from '../demo-goods.ts'
import { demoShops } from '../demo-shops.ts'
import { listChoices } from './rendered-pictures.ts'
import { toSlug } from './slug.ts'

const GOODS = path.resolve(import.meta.dirname, '../../render/goods')
const ENTRY = /^ {4}\('[A-Z]+', (?:'(.+?)'|"(.+?)"), '[a-z]+\.[a-z_]+', /

type Label = { brand: string; net: string | undefined }

/** What the picture workshop prints on packs, by the name of the product. */
function readLabels(): ReadonlyMap<string, Label> {
  const sources = readdirSync(GOODS)
    .filter((name) => name.endsWith('.py'))
    .map((name) => readFileSync(path.join(GOODS, name), 'utf8'))
  const entries = sources.flatMap((source) => source.split(/\n(?= {4}\('[A-Z]+', )/))
  return new Map(
    entries.flatMap((entry) => {
      const name = ENTRY.exec(entry)?.slice(1).find(Boolean)
      const brand = /printed\('(.+?)'/.exec(entry)?.[1]
      const net = /\bnet='(.+?)'/.exec(entry)?.[1]
      return name && brand ? [[name, { brand, net }] as const] : []
    }),
  )
}

const labels = readLabels()
const labelled = demoShops
  .flatMap(({ products }) => products)
  .flatMap((product) => {
    const label = labels.get(product.name)
    return label ? [{ product, label }] : []
  })

test('PIC-10 a label names the brand that the product page names', () => {
  const others = labelled.filter(
    ({ product, label }) => product.brand && product.brand.toLowerCase() !== label.brand.toLowerCase(),
  )

  expect(others.map(({ product, label }) => `${product.name}: ${label.brand}`)).toEqual([])
  expect(labelled.length).toBeGreaterThan(80)
})

test('PIC-10 a label states no size that can be chosen, as one picture stands for all of them', () => {
  const chosen = labelled.filter(({ product, label }) => isChoice(product, label.net))

  expect(chosen.map(({ product, label }) => `${product.name}: ${label.net}`)).toEqual([])
})

const isChoice = (product: DemoProduct, net = ''): boolean => listChoices(product).includes(toSlug(net))

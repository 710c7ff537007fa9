import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DemoShop, Look } from '@ahia/demo-market/demo-goods'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFolder } from '#media/picture-folder.ts'
import { makeDemoPictures } from './make-demo-pictures.ts'

function emptyFolder() {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

const shopWith = (look: Look): DemoShop => ({
  name: 'Mama Nkechi Kitchen',
  city: 'Enugu',
  state: 'ENUGU',
  category: 'FOOD',
  description: '',
  avatar: 'emoji:1f372',
  products: [
    {
      name: 'Party jollof rice, large bowl',
      subtitle: '',
      subCategory: 'Local',
      naira: 5_500,
      stock: 4,
      description: '',
      specifications: {},
      delivery: 'STANDARD',
      returns: { policy: 'NONE', days: 0 },
      tax: 'EXEMPT',
      sold: 0,
      rating: null,
      look,
    },
  ],
})

async function make(root: string, look: Look) {
  const shop = shopWith(look)
  let made = 0
  const pictures = await makeDemoPictures({
    folder: pictureFolder(root),
    shops: [shop],
    onProgress: () => made++,
  })
  return {
    made,
    avatar: pictures.avatarOf('Mama Nkechi Kitchen'),
    shown: pictures.picturesOf('Mama Nkechi Kitchen', 'Party jollof rice, large bowl'),
  }
}

const timesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => [
    file,
    statSync(path.join(root, file)).mtimeMs,
  ])

test('a shop has its sign and a product its pictures, under keys that can be read', async () => {
  const { avatar, shown } = await make(emptyFolder(), { main: 'emoji:1f35b', beside: ['emoji:1f345'] })

  expect(avatar?.key).toMatch(/^mama-nkechi-kitchen-[0-9a-f]{10}$/)
  expect(shown).toHaveLength(2)
  expect(shown[0]?.key).toMatch(/^party-jollof-rice-large-bowl-[0-9a-f]{10}$/)
  expect(shown[0]?.placeholder).toMatch(/^data:image\/webp;base64,/)
})

test('made again, everything is found and nothing is touched', async () => {
  const root = emptyFolder()
  const first = await make(root, { main: 'emoji:1f35b' })
  const before = timesIn(root)

  const second = await make(root, { main: 'emoji:1f35b' })

  expect(first.made).toBe(2)
  expect(second).toEqual({ ...first, made: 0 })
  expect(timesIn(root)).toEqual(before)
})

test('another recipe has another address', async () => {
  const root = emptyFolder()

  const red = await make(root, { main: 'emoji:1f957' })
  const turned = await make(root, { main: 'emoji:1f957', hue: 90 })

  expect(turned.shown[0]?.key).not.toBe(red.shown[0]?.key)
})

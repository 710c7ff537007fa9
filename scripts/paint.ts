// `npm run paint`: paints what is shipped and missing: the pictures that pages of every market show, and the
// placeholders of the demo market's covers. What is shipped and no longer wanted is removed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { demoShops } from '@ahia/demo-market/demo-shops'
import { makePicture, makeSitePicture } from '@ahia/demo-market/painting/make-picture'
import type { Picture } from '@ahia/demo-market/pictures/picture-of'
import {
  type Placeholders,
  readPlaceholders,
  writePlaceholders,
} from '@ahia/demo-market/pictures/placeholders'
import { planPictures } from '@ahia/demo-market/pictures/plan-pictures'
import { sitePictures } from '@ahia/demo-market/scenes/site-scenes'
import { PLACEHOLDER_FILE } from '@ahia/pictures/address'
import { SITE_PICTURES } from '@ahia/pictures/site-pictures'

await paintSitePictures()
await paintPlaceholders()

async function paintSitePictures(): Promise<void> {
  const shipped = new Set(await readdir(SITE_PICTURES))
  const wanted = sitePictures()
  const wantedKeys = new Set<string>(wanted.map(({ key }) => key))
  const outdated = [...shipped].filter((name) => !wantedKeys.has(name))
  for (const name of outdated) await rm(path.join(SITE_PICTURES, name), { recursive: true })
  for (const picture of wanted) {
    const { key } = picture
    if (shipped.has(key)) continue
    const folder = path.join(SITE_PICTURES, key)
    const files = await makeSitePicture(picture)
    await mkdir(folder)
    for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes)
    console.log(key)
  }
}

async function paintPlaceholders(): Promise<void> {
  const shipped = await readPlaceholders()
  const { picturesOf } = await planPictures(demoShops)
  const wanted: Placeholders = {}
  for (const product of demoShops.flatMap(({ products }) => products)) {
    const [cover] = picturesOf(product)
    if (!cover) continue
    wanted[cover.key] = shipped[cover.key] ?? (await paintPlaceholder(cover))
  }
  await writePlaceholders(wanted)
}

async function paintPlaceholder(picture: Picture): Promise<string> {
  const { key } = picture
  const files = await makePicture(picture)
  const tiny = files.find(({ name }) => name === PLACEHOLDER_FILE)
  if (!tiny) throw new Error(`${key} has no placeholder`)
  console.log(key)
  return `data:image/webp;base64,${Buffer.from(tiny.bytes).toString('base64')}`
}

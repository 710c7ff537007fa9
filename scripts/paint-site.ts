// Paints the pictures that pages of every market show: npm run paint:site, after a change of their scenes and VERSION.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { paintPicture } from '@ahia/demo-market/painting/paint-picture'
import { housePictures } from '@ahia/demo-market/scenes/house-scenes'
import { SITE_PICTURES } from '@ahia/pictures/site-pictures'

const shipped = new Set(await readdir(SITE_PICTURES))
const wanted = housePictures()
const outdated = shipped.difference(new Set<string>(wanted.map(({ key }) => key)))
for (const name of outdated) await rm(path.join(SITE_PICTURES, name), { recursive: true })

for (const { key, shape, scene } of wanted) {
  if (shipped.has(key)) continue
  const folder = path.join(SITE_PICTURES, key)
  const files = await paintPicture(scene, shape)
  await mkdir(folder)
  for (const { name, bytes } of files) await writeFile(path.join(folder, name), bytes)
  console.log(key)
}

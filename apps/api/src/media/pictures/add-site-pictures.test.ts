import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BANNERS } from '@ahia/pictures/site-picture-keys'
import { expect, onTestFinished, test } from 'vitest'
import { addSitePictures } from './add-site-pictures.ts'
import { pictureFolder } from './picture-folder.ts'

test('a new market has its banners and tiles without generating them', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ahia-media-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const store = pictureFolder(root)

  await addSitePictures(store)
  await addSitePictures(store)

  const banner = await store.find(BANNERS.market.wide, 1440, 'avif')
  expect(banner?.subarray(4, 12)).toEqual(Buffer.from('ftypavif'))
  expect(await store.placeholder(BANNERS.market.wide)).toMatch(/^data:image\/webp;base64,/)
})

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hostileFiles, PAYLOAD } from '@ahia/testing/hostile-files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readError } from '../../../test/read-error.ts'
import { aShopOwner } from '../../../test/shop-owner.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { formOf, listFiles, sendForm } from '../../../test/upload-fixture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'ahia-hostile-'))
const mediaDir = path.join(folder, 'media')
let api: TestApi

beforeAll(async () => {
  mkdirSync(mediaDir)
  api = await startTestApi({ env: { MEDIA_DIR: mediaDir, BROWSE_LIMIT_PER_MINUTE: '1000' } })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('R19 at least 30 hostile files are tested', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(30)
})

test.each(hostileFiles.map((file) => [file.fate, file.title, file] as const))(
  'R19 T12 API-29 %s: %s',
  async (fate, _title, { name, make }) => {
    const known = new Set(listFiles(folder).map((file) => file.name))
    const owner = await aShopOwner(api)

    const response = await sendForm(
      api,
      'updateLogo',
      formOf([{ field: 'logo', name, bytes: make() }]),
      owner,
    )

    const kept = listFiles(folder).filter((file) => !known.has(file.name))
    if (fate === 'refused') {
      expect(await readError(response)).toMatchObject({ status: 422, code: 'FILE_REFUSED' })
      expect(kept).toEqual([])
      return
    }
    expect(response.status).toBe(200)
    expect(kept.length).toBeGreaterThan(0)
    for (const { name: place, bytes } of kept) {
      expect(place.startsWith(`${mediaDir}${path.sep}`)).toBe(true)
      expect(path.basename(place)).toMatch(/^(360\.avif|placeholder\.webp)$/)
      expect(bytes.includes(PAYLOAD)).toBe(false)
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, comments }).toEqual({})
    }
  },
)

import { expect, test } from 'vitest'
import { listFiles } from './page-files.ts'

const MANIFEST = {
  'app/entry.tsx': { file: 'assets/entry.js', imports: ['_frame.js'] },
  'app/home-page.tsx': { file: 'assets/home.js', imports: ['_frame.js', '_goods.js'] },
  '_frame.js': { file: 'assets/frame.js' },
  '_goods.js': { file: 'assets/goods.js', imports: ['_frame.js', 'app/home-page.tsx'] },
}

test('the files of a page are its own and all their imports, each once', () => {
  expect(listFiles({ manifest: MANIFEST, base: '/seller/' }, 'app/entry.tsx', 'app/home-page.tsx')).toEqual([
    '/seller/assets/entry.js',
    '/seller/assets/frame.js',
    '/seller/assets/home.js',
    '/seller/assets/goods.js',
  ])
})

test('a page that is not in the manifest has no files', () => {
  expect(listFiles({ manifest: MANIFEST, base: '/' }, 'app/gone-page.tsx')).toEqual([])
})

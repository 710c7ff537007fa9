import path from 'node:path'
import { expect, test } from 'vitest'
import { crowdedFolders } from './folder-size.ts'
import { readTree } from './read-tree.ts'

const root = path.resolve(import.meta.dirname, '..')

test('no folder has more than 30 source files at one level', () => {
  expect(crowdedFolders(readTree(root).keys())).toEqual([])
})

test('a folder with 31 files is named, one with 30 is not', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => `${folder}/${n}.ts`)

  expect(crowdedFolders([...files('apps/a', 31), ...files('apps/b', 30)])).toEqual(['apps/a: 31'])
})

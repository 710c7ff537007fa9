import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { makeThrowAwayFolder, removeFolder } from '@ahia/testing/throw-away-folder'
import { expect, onTestFinished, test } from 'vitest'
import { fetchGenuine, findGenuine, getPinned } from './pinned-node.mjs'

const GENUINE = 'the program that was tested'
const PINNED = {
  name: 'node-of-ours',
  version: '24.0.0',
  program: 'bin/node',
  sha256: createHash('sha256').update(GENUINE).digest('hex'),
}

function aFolder() {
  const folder = makeThrowAwayFolder()
  onTestFinished(() => removeFolder(folder))
  const program = path.join(folder, 'node_modules', PINNED.name, PINNED.program)
  const specs: string[] = []
  const installing = (content: string | null) => async (spec: string) => {
    specs.push(spec)
    if (content === null) return
    fs.mkdirSync(path.dirname(program), { recursive: true })
    fs.writeFileSync(program, content)
  }
  return { folder, program, specs, installing }
}

test('T25 the Node that is fetched has the version and the SHA-256 that were tested', async () => {
  const { folder, program, specs, installing } = aFolder()
  expect(findGenuine(PINNED, folder)).toBeNull()

  expect(await fetchGenuine(PINNED, folder, installing(GENUINE))).toBe(program)

  expect(findGenuine(PINNED, folder)).toBe(program)
  expect(specs).toEqual(['node-of-ours@24.0.0'])
})

test('T25 a Node with other content is removed and not run, and no other version is tried', async () => {
  const { folder, program, specs, installing } = aFolder()

  const fetching = fetchGenuine(PINNED, folder, installing('something else'))

  await expect(fetching).rejects.toThrow('not the one this project expects')
  expect(fs.existsSync(program)).toBe(false)
  expect(specs).toEqual(['node-of-ours@24.0.0'])
})

test('T25 a Node that an earlier start has fetched without a hash is fetched again', async () => {
  const { folder, program, installing } = aFolder()
  await installing('an earlier version')('')

  expect(findGenuine(PINNED, folder)).toBeNull()
  expect(await fetchGenuine(PINNED, folder, installing(GENUINE))).toBe(program)
})

test('T25 without a network, or for a platform without a pinned Node, one line says what to do', async () => {
  const { folder, installing } = aFolder()

  await expect(fetchGenuine(PINNED, folder, installing(null))).rejects.toThrow('Check the network')
  expect(() => getPinned('plan9-mips')).toThrow('install it yourself')
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'win32-x64'])
    expect(getPinned(platform).sha256).toMatch(/^[0-9a-f]{64}$/)
})

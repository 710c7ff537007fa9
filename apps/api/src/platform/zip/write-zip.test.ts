import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

const READ = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps({name: z.read(name).decode() for name in z.namelist()}))`

const hasPython = (() => {
  try {
    execFileSync('python3', ['-c', 'import zipfile'])
    return true
  } catch {
    return false
  }
})()

test('ADMIN-27 a ZIP is the same bytes for the same files, with their names and sizes in its list', () => {
  const files = [
    { name: 'manifest.json', bytes: Buffer.from('{}') },
    { name: 'messages/Ọ̀rọ̀.txt', bytes: Buffer.from('One pot came cracked') },
  ]
  const zip = writeZip(files)

  expect(zip.equals(writeZip(files))).toBe(true)
  expect(zip.readUInt32LE(0)).toBe(0x04034b50)
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2)
  expect(zip.includes(Buffer.from('messages/Ọ̀rọ̀.txt'))).toBe(true)
  if (hasPython)
    expect(readBack(zip)).toEqual({ 'manifest.json': '{}', 'messages/Ọ̀rọ̀.txt': 'One pot came cracked' })
})

function readBack(zip: Buffer): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahia-zip-'))
  try {
    writeFileSync(path.join(folder, 'pack.zip'), zip)
    return JSON.parse(
      execFileSync('python3', ['-c', READ, path.join(folder, 'pack.zip')], { encoding: 'utf8' }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { BRAND } from './brand.ts'

const ROOT = join(import.meta.dirname, '../../..')
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

function listSourceFiles(): string[] {
  const workspaces = ['apps', 'packages'].flatMap((kind) =>
    readdirSync(join(ROOT, kind)).map((name) => join(ROOT, kind, name)),
  )
  const folders = workspaces.flatMap((workspace) => [join(workspace, 'src'), join(workspace, 'app')])
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(isSource)
}

test('DATA-10 email and phone are defined in one place only', () => {
  const { email, phone } = BRAND
  const contacts = [email, phone.display, phone.display.replaceAll(' ', ''), phone.tel]

  const writtenIn = listSourceFiles().filter((path) => {
    const source = readFileSync(path, 'utf8')
    return contacts.some((contact) => source.includes(contact))
  })

  expect(writtenIn.map((path) => relative(ROOT, path))).toEqual([
    join('packages', 'reference', 'src', 'brand.ts'),
  ])
})

test('DATA-10 the phone number shown and the number dialled are the same', () => {
  expect(BRAND.phone.tel).toBe(BRAND.phone.display.replaceAll(' ', '').replace(/^0/, '+234'))
})

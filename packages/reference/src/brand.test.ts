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

test('DATA-10 email, phone, social and app store links are defined in one place only', () => {
  const { email, phone, social, apps } = BRAND
  const contacts = [
    email,
    phone.display,
    phone.display.replaceAll(' ', ''),
    phone.tel,
    ...Object.values(social),
    ...Object.values(apps).flatMap((app) => Object.values(app)),
  ]

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

test('DATA-10 every link uses https and is unique', () => {
  const links = [
    ...Object.values(BRAND.social),
    ...Object.values(BRAND.apps).flatMap((app) => Object.values(app)),
  ]

  expect(links.every((link) => new URL(link).protocol === 'https:')).toBe(true)
  expect(new Set(links).size).toBe(links.length)
})

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { choiceSlug, type PictureKey, pictureKey } from '@ahia/pictures/address'
import type { Category } from '@ahia/reference/categories'
import type { DemoProduct } from '../demo-goods.ts'
import { toSlug } from './slug.ts'

/**
 * Files of the picture workshop (`render/`): `<category>/<product>.webp`, or `<product>--<choice>.webp`; further views end
 * in `.2.webp`.
 */
const RENDERED = path.resolve(import.meta.dirname, '../../rendered')

/** A finished picture in the repository. */
export type RenderedPicture = { key: PictureKey; shape: 'square'; file: string }
type RenderedFile = { file: string; choice: string | null; view: number }
/** What is rendered, by `<category>/<product>`. */
export type RenderedFiles = ReadonlyMap<string, readonly RenderedFile[]>

const FILE = /^([a-z0-9-]+?)(?:--([a-z0-9-]+))?(?:\.(\d))?\.webp$/
const HASH_LENGTH = 10
const LONGEST_KEY = 80

export async function listRendered(): Promise<RenderedFiles> {
  const found = new Map<string, RenderedFile[]>()
  const names = await readdir(RENDERED, { recursive: true }).catch(() => [])
  for (const name of names.map((one) => one.replaceAll(path.sep, '/')).toSorted()) {
    const [folder = '', file = ''] = name.split('/')
    const [, product, choice = null, view = '1'] = FILE.exec(file) ?? []
    if (!product) continue
    const place = `${folder}/${product}`
    found.set(place, [
      ...(found.get(place) ?? []),
      { file: path.join(RENDERED, name), choice, view: Number(view) },
    ])
  }
  return found
}

/** Where the picture of this name is, such as `food/puff-puff-freshly-fried`. */
export const renderedFile = (name: string): string => path.join(RENDERED, `${name}.webp`)

export const renderedPlace = (category: Category, { name }: DemoProduct): string =>
  `${category.toLowerCase()}/${toSlug(name)}`

/** Of one product, in the order in which its choices are offered, further views last. */
export async function renderedPicturesOf(
  files: RenderedFiles,
  category: Category,
  product: DemoProduct,
): Promise<RenderedPicture[]> {
  const choices = listChoices(product)
  const place = ({ choice }: RenderedFile) => (choice === null ? -1 : choices.indexOf(choice))
  const ordered = (files.get(renderedPlace(category, product)) ?? []).toSorted(
    (one, other) => one.view - other.view || place(one) - place(other),
  )
  return Promise.all(ordered.map((file) => toPicture(product, file)))
}

/** Everything that can be chosen of a product, as file names have it. */
export function listChoices({ variants }: DemoProduct): string[] {
  const values = variants?.values ?? []
  const options = values.flatMap(({ options: below }) => below?.values ?? [])
  return [...new Set([...values, ...options].map(({ value }) => choiceSlug(value)))]
}

/** Its key follows from what is in the file, as a changed picture needs a new address. */
async function toPicture({ name }: DemoProduct, { file, choice }: RenderedFile): Promise<RenderedPicture> {
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, HASH_LENGTH)
  const ending = `${choice === null ? '' : `--${choice}`}-${hash}`
  return { key: pictureKey(toSlug(name, LONGEST_KEY - ending.length) + ending), shape: 'square', file }
}

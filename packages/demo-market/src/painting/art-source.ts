import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Art } from '../scenes/art.ts'
import { BRAND_MARK } from './brand-mark.ts'

/** Where a thing comes from: drawn by us, or one of the emoji package's files. */
export type ArtSource = { kind: 'svg'; svg: string } | { kind: 'emoji'; file: string }

const EMOJI = /^emoji:([0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*)$/

/** Refuses by name what nobody has drawn. */
export async function readArtSource(art: Art | 'brand-mark'): Promise<ArtSource> {
  if (art === 'brand-mark') return { kind: 'svg', svg: BRAND_MARK }
  const codePoint = EMOJI.exec(art)?.[1]
  if (codePoint) return { kind: 'emoji', file: findEmoji(codePoint) }
  const file = new URL(`../../drawings/${art}.svg`, import.meta.url)
  const svg = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no drawing of '${art}' in packages/demo-market/drawings`, { cause })
  })
  return { kind: 'svg', svg: svg.replaceAll('\r\n', '\n') }
}

function findEmoji(codePoint: string): string {
  try {
    return createRequire(import.meta.url).resolve(`@lobehub/fluent-emoji-3d/assets/${codePoint}.webp`)
  } catch (cause) {
    throw new Error(`There is no emoji '${codePoint}' in the package`, { cause })
  }
}

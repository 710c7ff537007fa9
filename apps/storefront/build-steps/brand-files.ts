import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isNewer } from '@ahia/ui/build-steps/is-newer'
import { lightColour } from '@ahia/ui/build-steps/light-colour'
import { LOGO_SIZE, SPIRAL, WORDMARK } from '@ahia/ui/logo-outlines'
import sharp from 'sharp'
import { SHARE_PICTURE } from '../app/shell/head/share-picture.ts'
import { manifest } from './manifest.ts'

/** Vite serves this folder as it is, and copies it into the build. */
export const PUBLIC_FOLDER = '.generated/public'

const OUTPUT_FOLDER = new URL(`../${PUBLIC_FOLDER}/`, import.meta.url)
const FAVICON = new URL('../app/shell/favicon.svg', import.meta.url)
const SOURCES = [
  FAVICON,
  new URL('../../../packages/ui/src/logo-outlines.ts', import.meta.url),
  new URL('../app/shell/head/share-picture.ts', import.meta.url),
  new URL('../../../packages/ui/src/tokens.css', import.meta.url),
  new URL('../../../packages/reference/src/brand.ts', import.meta.url),
  new URL('manifest.ts', import.meta.url),
  new URL(import.meta.url),
]

/** The manifest, the app icons and the picture of a shared link, all from one drawing. */
export async function makeBrandFiles(): Promise<void> {
  const manifestFile = new URL('manifest.webmanifest', OUTPUT_FOLDER)
  if (await isNewer(manifestFile, SOURCES)) return
  await mkdir(new URL('icons/', OUTPUT_FOLDER), { recursive: true })
  const mark = await readFile(FAVICON, 'utf8')
  await Promise.all([
    paintIcon('192', mark, 192),
    paintIcon('512', mark, 512),
    // Systems crop these to their own shapes, so the background goes to the edge; the spiral stays inside the safe
    // circle.
    paintIcon('maskable-512', fillingCorners(mark), 512),
    paintIcon('apple-touch-180', fillingCorners(mark), 180),
    paintIcon('monochrome-512', withoutGround(mark), 512),
    writeFile(new URL(`.${SHARE_PICTURE.src}`, OUTPUT_FOLDER), await paintSharePicture()),
  ])
  // Written last, because its age says that everything is done.
  await writeFile(manifestFile, JSON.stringify(manifest()))
}

async function paintIcon(name: string, svg: string, side: number): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 72 * (side / 32) })
    .resize(side)
    .png({ palette: true })
    .toBuffer()
  await writeFile(new URL(`icons/${name}.png`, OUTPUT_FOLDER), png)
}

const fillingCorners = (mark: string) => mark.replace(' rx="8"', '')
const withoutGround = (mark: string) => mark.replace(/<rect[^>]*>/, '')

const LOGO_SHARE_OF_WIDTH = 0.5

function paintSharePicture(): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const scale = (width * LOGO_SHARE_OF_WIDTH) / LOGO_SIZE.width
  const left = (width - LOGO_SIZE.width * scale) / 2
  const top = (height - LOGO_SIZE.height * scale) / 2
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${lightColour('brand')}"/>
    <path d="M-40 520c140-60 200 70 340 20s190-90 330-30 220 60 340 0 180-50 280 10" fill="none"
      stroke="${lightColour('on-brand')}" stroke-opacity=".12" stroke-width="10" stroke-linecap="round"/>
    <g transform="translate(${left} ${top}) scale(${scale})">
      <path d="${WORDMARK}" fill="${lightColour('bg')}"/>
      <path d="${SPIRAL}" fill="none" stroke="${lightColour('sun')}" stroke-width="9" stroke-linecap="round"/>
    </g>
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
}

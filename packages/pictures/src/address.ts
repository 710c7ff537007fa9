/** The widths that pages can request, by the shape of the picture; a JPEG has only one of them. */
export const PICTURE_WIDTHS = {
  square: [180, 360, 540, 720, 960, 1200],
  avatar: [180, 360],
  banner: [360, 720, 1080, 1440],
} as const

/** Pages use the first two; the third is for link previews in chats, many of which support nothing newer. */
export const FORMATS = ['avif', 'webp', 'jpg'] as const

/** Only shared pictures are JPEGs, in one width: more widths would be work and storage that anybody could cause. */
const JPEG_WIDTH = 720

/**
 * PIC-12: only for the product page on a wide screen with two pixels a point: a phone with three would fetch it as well, for
 * nothing that anyone sees. A picture whose original is smaller answers with all it has.
 */
export const LARGE_WIDTH = 1200

/** Stored with them, twelve pixels wide and never requested: it is inlined into the page. */
export const PLACEHOLDER_FILE = 'placeholder.webp'

export type PictureShape = keyof typeof PICTURE_WIDTHS
export type PictureWidth = (typeof PICTURE_WIDTHS)[PictureShape][number]
export type PictureFormat = (typeof FORMATS)[number]

declare const brand: unique symbol
/** Names a picture for ever: a changed picture gets a new key, so caches may keep it for ever. */
export type PictureKey = string & { readonly [brand]: 'PictureKey' }

type PictureAddress = { key: PictureKey; width: PictureWidth; format: PictureFormat }

const KEY = /^[a-z0-9][a-z0-9-]{2,79}$/
const ADDRESS = /^\/media\/([a-z0-9-]+)\/(\d{1,4})\.([a-z]+)$/
const CHOICE = /--([a-z0-9-]+)-[^-]+$/
const LONGEST_ADDRESS = 110
const SHAPES = ['square', 'avatar', 'banner'] as const satisfies readonly PictureShape[]

/** T12: a picture with such a key has no address: it is not for everybody. */
const PRIVATE = 'private-'

export const privateKey = (secret: string): PictureKey => pictureKey(`${PRIVATE}${secret}`)

export const isPictureKey = (text: string): text is PictureKey => KEY.test(text)

/** Throws for what could not be part of a URL. */
export function pictureKey(text: string): PictureKey {
  if (!isPictureKey(text)) throw new Error(`'${text}' cannot name a picture`)
  return text
}

/** A choice ('Sky blue') as a picture's key names it; no other part of a key has two dashes before it. */
export const choiceSlug = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The choice that a picture shows, for a key that names one: 'phone--sky-blue-0123456789'. */
export const shownChoice = (key: PictureKey): string | null => CHOICE.exec(key)?.[1] ?? null

export const pictureAddress = (key: PictureKey, width: PictureWidth, format: PictureFormat): string =>
  `/media/${key}/${width}.${format}`

/** Null for everything that is not exactly one of our addresses, so none can lead out of the folder. */
export function parsePictureAddress(urlPath: string): PictureAddress | null {
  if (urlPath.length > LONGEST_ADDRESS) return null
  const [, key = '', digits = '', ending = ''] = ADDRESS.exec(urlPath) ?? []
  const format = FORMATS.find((known) => known === ending)
  if (!format || !isPictureKey(key) || key.startsWith(PRIVATE)) return null
  const width = SHAPES.flatMap((shape) => PICTURE_WIDTHS[shape]).find((known) => String(known) === digits)
  if (!width || (format === 'jpg' && width !== JPEG_WIDTH)) return null
  return { key, width, format }
}

type PageFormat = Exclude<PictureFormat, 'jpg'>
type PictureSources = Record<PageFormat, string> & { src: string }

/** For clients that do not choose: looks good on an average phone. */
const PLAIN_WIDTH = { square: 720, avatar: 360, banner: 1080 } as const satisfies Record<
  PictureShape,
  PictureWidth
>

/** What `<picture>` needs; `src` is for browsers that do not choose themselves. */
export function pictureSources(key: PictureKey, shape: PictureShape): PictureSources {
  const widths = PICTURE_WIDTHS[shape].filter((width) => width !== LARGE_WIDTH)
  const srcSet = (format: PageFormat) =>
    widths.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ')
  return { avif: srcSet('avif'), webp: srcSet('webp'), src: pictureAddress(key, PLAIN_WIDTH[shape], 'webp') }
}

/** PIC-12: the AVIF files of a square one, the large one included. */
export const largeSources = (key: PictureKey): string =>
  `${pictureSources(key, 'square').avif}, ${pictureAddress(key, LARGE_WIDTH, 'avif')} ${LARGE_WIDTH}w`

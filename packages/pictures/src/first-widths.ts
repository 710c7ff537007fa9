import { LARGE_WIDTH, type PictureShape, type PictureWidth } from './address.ts'

/** Made at once, the widest first: what lists show, and the source of every other file. */
export const FIRST_WIDTHS = {
  square: [960, 360],
  avatar: [360],
  banner: [1440, 720],
} as const satisfies Record<PictureShape, readonly [PictureWidth, ...PictureWidth[]]>

/** What is made at once of a picture this wide: the large file only of what has as many pixels. */
export const firstWidthsOf = (shape: PictureShape, pixelsWide: number): readonly PictureWidth[] =>
  shape === 'square' && pixelsWide >= LARGE_WIDTH
    ? [...FIRST_WIDTHS.square, LARGE_WIDTH]
    : FIRST_WIDTHS[shape]

/** The file that tells the shape of a picture, because no two shapes have the same largest width. */
export const widestOf = (shape: PictureShape): PictureWidth => FIRST_WIDTHS[shape][0]

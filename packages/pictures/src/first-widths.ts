import type { PictureShape, PictureWidth } from './address.ts'

/** Made at once, the widest first: what lists show, and what every other file can be made from when it is asked for. */
export const FIRST_WIDTHS = {
  square: [960, 360],
  avatar: [360],
  banner: [1440, 720],
} as const satisfies Record<PictureShape, readonly [PictureWidth, ...PictureWidth[]]>

/** The file that tells which shape a picture has, as no two shapes are equally wide. */
export const widestOf = (shape: PictureShape): PictureWidth => FIRST_WIDTHS[shape][0]

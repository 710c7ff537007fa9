import {
  SIGN_COLOURS,
  SIGN_EMBLEMS,
  SIGN_FRONTS,
  type Sign,
  type SignColours,
  type SignEmblem,
} from './sign.ts'

/** Goes up whenever signs are drawn differently, because a sign may be cached for ever; `sign_address` in the database has it too. */
const VERSION = 1

const ADDRESS = /^\/signs\/(\d+)\/([a-zA-Z]+)-([a-z]+)-([a-zA-Z]+)\.svg$/

const isColours = (text: string): text is SignColours => Object.hasOwn(SIGN_COLOURS, text)
const isEmblem = (text: string): text is SignEmblem => Object.hasOwn(SIGN_EMBLEMS, text)

/** Null for everything that is not exactly the address of a sign. */
export function parseSignAddress(urlPath: string): Sign | null {
  const [, version, colours = '', front = '', emblem = ''] = ADDRESS.exec(urlPath) ?? []
  const known = SIGN_FRONTS.find((one) => one === front)
  if (version !== String(VERSION) || !known || !isColours(colours) || !isEmblem(emblem)) return null
  return { colours, front: known, emblem }
}

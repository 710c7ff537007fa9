import type { Transform } from 'node:stream'
import zlib from 'node:zlib'

const { constants } = zlib

type Compression = { encoding: 'br' | 'gzip'; stream: Transform }

/**
 * Flushes after every chunk, so that what React has rendered reaches the browser at once.
 * Quality and window are small: the defaults cost more processor time than rendering the page.
 */
export function findCompression(acceptEncoding: string): Compression | null {
  if (/\bbr\b/.test(acceptEncoding)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 3,
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    }
    const flush = constants.BROTLI_OPERATION_FLUSH
    return { encoding: 'br', stream: zlib.createBrotliCompress({ flush, params }) }
  }
  if (!acceptsGzip(acceptEncoding)) return null
  return {
    encoding: 'gzip',
    stream: zlib.createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
  }
}

export const acceptsGzip = (acceptEncoding: string): boolean => /\bgzip\b/.test(acceptEncoding)

export const isCompressible = (contentType: string): boolean =>
  /^text\/|json|javascript|xml|svg/.test(contentType)

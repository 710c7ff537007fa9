import type { IncomingMessage, ServerResponse } from 'node:http'
import { drawSign } from '@ahia/pictures/signs/draw-sign'
import { parseSignAddress } from '@ahia/pictures/signs/sign-address'

const TYPE = { 'content-type': 'image/svg+xml; charset=utf-8' }
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * WIN-10: draws the signs of shops, and returns whether it did. An address says all that is drawn, so nothing is read or
 * kept, and there are no more signs than colours, fronts and emblems together.
 */
export function signHandler(headers: Record<string, string>) {
  const common = {
    ...headers,
    ...TYPE,
    ...FOR_EVER,
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return ({ method }: IncomingMessage, response: ServerResponse, urlPath: string): boolean => {
    const sign = method === 'GET' || method === 'HEAD' ? parseSignAddress(urlPath) : null
    if (!sign) return false
    const svg = drawSign(sign)
    response.writeHead(200, { ...common, 'content-length': String(svg.length) })
    response.end(method === 'HEAD' ? undefined : svg)
    return true
  }
}

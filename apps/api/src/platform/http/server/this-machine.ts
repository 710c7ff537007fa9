import type { IncomingMessage } from 'node:http'
import { isOwnName } from '../../addresses/own-name.ts'
import { mediaTypeOf } from '../media-type.ts'

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const PROXY_HEADERS = /^(x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip)$/

/**
 * T27: a person at this machine calls: not through a proxy, which would hide the real caller, and not a page of another
 * site, not even one that gives its own name our address (DNS rebinding).
 */
export function isThisMachine(request: IncomingMessage): boolean {
  const { headers, socket } = request
  const isHere = LOOPBACK.has(socket.remoteAddress ?? '') && isOwnAddress(`http://${headers.host}`)
  const isProxied = Object.keys(headers).some((name) => PROXY_HEADERS.test(name))
  return isHere && !isProxied && !isFromAnotherSite(request) && isJsonIfAnything(request)
}

const isOwnAddress = (url: string): boolean => URL.canParse(url) && isOwnName(new URL(url).hostname)

/** Following a link to a page here is fine: the other site does not see the page. */
function isFromAnotherSite({ method, headers }: IncomingMessage): boolean {
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  if (isLink && headers['sec-fetch-dest'] === 'document') return false
  const { origin, 'sec-fetch-site': site } = headers
  const isOtherOrigin = origin !== undefined && !isOwnAddress(origin)
  return isOtherOrigin || site === 'cross-site' || site === 'same-site'
}

/** A form of another site cannot send JSON. */
function isJsonIfAnything({ method, headers }: IncomingMessage): boolean {
  const type = headers['content-type']
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading || type === undefined || mediaTypeOf(type) === 'application/json'
}

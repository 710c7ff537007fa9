import { isIPv4, isIPv6 } from 'node:net'

type ClientAddressInput = {
  socketAddress: string | undefined
  forwardedFor: string | undefined
  trustedHops: number
}

/**
 * The caller's address from a trusted source: the socket, or the entry that our own outermost proxy added. Entries further
 * left in X-Forwarded-For are written by the caller and ignored.
 */
export function clientAddress({ socketAddress, forwardedFor, trustedHops }: ClientAddressInput): string {
  const socket = socketAddress ?? 'unknown'
  if (trustedHops === 0 || !forwardedFor) return toNetwork(socket)
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  // R22: fewer entries than our proxies add, or one that is no address: somebody came past them and wrote it.
  const added = hops.at(-trustedHops) ?? ''
  return toNetwork(isIPv4(added) || isIPv6(added) ? added : socket)
}

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** One household has one IPv4 address but 2^64 IPv6 ones: those are counted by their /64. */
function toNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped) return mapped
  if (isIPv4(address)) return address
  return isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : 'unknown'
}

function expand(address: string): string[] {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}

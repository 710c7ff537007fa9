import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without a trusted proxy X-Forwarded-For is ignored', () => {
  const address = clientAddress({ socketAddress: '203.0.113.9', forwardedFor: '1.2.3.4', trustedHops: 0 })

  expect(address).toBe('203.0.113.9')
})

test('behind two proxies only the entry added by the outer one counts', () => {
  const forwardedFor = '6.6.6.6, 203.0.113.9, 10.0.0.2'

  expect(clientAddress({ socketAddress: '10.0.0.1', forwardedFor, trustedHops: 2 })).toBe('203.0.113.9')
})

test.each([
  ['one entry where two proxies add two', '6.6.6.6', 2],
  ['an entry that is no address', 'somebody, 10.0.0.2', 2],
  ['an empty entry', ' , 10.0.0.2', 2],
])('R22 %s is forged, and the socket counts', (_title, forwardedFor, trustedHops) => {
  expect(clientAddress({ socketAddress: '203.0.113.9', forwardedFor, trustedHops })).toBe('203.0.113.9')
})

test.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['not an address', 'unknown'],
])('%s is counted as %s', (socketAddress, expected) => {
  expect(clientAddress({ socketAddress, forwardedFor: undefined, trustedHops: 0 })).toBe(expected)
})

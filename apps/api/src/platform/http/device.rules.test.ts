import { expect, test } from 'vitest'
import { coarseNetwork, describeDevice } from './device.rules.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Edge on Windows',
  ],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/191.308; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
])('PROF-06 %s is shown as a device name', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})

test.each([
  ['102.89.33.7', '102.89.33.0/24'],
  ['2001:db8:7:42::/64', '2001:db8:7::/48'],
  ['page', 'unknown'],
])('PROF-06 for the address %s only the network is stored', (address, network) => {
  expect(coarseNetwork(address)).toBe(network)
})

const UNKNOWN = 'Unknown device'

// The first that fits: Edge, Opera and Samsung call themselves Chrome too, and Chrome calls itself Safari.
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOpera Mini\b/, 'Opera Mini'],
  [/\b(OPR|Opera|OPT)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** A name by which the owner recognises a device: 'Chrome on Android'. Only our own words are stored, as a browser may send anything. */
export function describeDevice(userAgent: string): string {
  const browser = firstFitting(BROWSERS, userAgent)
  const system = firstFitting(SYSTEMS, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? UNKNOWN
}

const firstFitting = (marks: readonly [RegExp, string][], userAgent: string): string | null =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? null

/** Enough to tell Lagos from elsewhere, too little to tell a household: IPv4 /24, IPv6 /48. */
export function coarseNetwork(clientAddress: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(clientAddress)?.[1]
  if (ipv4) return `${ipv4}.0/24`
  const ipv6 = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(clientAddress)?.[1]
  return ipv6 ? `${ipv6}::/48` : 'unknown'
}

import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site map is small: one cacheable file instead of a question to the server per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

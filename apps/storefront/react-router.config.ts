import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The site map is small: one cacheable file instead of a question to the server per link.
  routeDiscovery: { mode: 'initial' },
  // A page and its loader are one file: what is fetched before a page is imported can be read off the manifest.
  splitRouteModules: false,
} satisfies Config

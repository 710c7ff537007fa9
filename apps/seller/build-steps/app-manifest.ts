import { BRAND } from '@ahia/reference/brand'
import { lightColour } from '@ahia/ui/build-steps/light-colour'
import type { Plugin } from 'vite'

const MANIFEST = {
  id: '/seller',
  name: `${BRAND.name} Seller Hub`,
  short_name: 'Seller Hub',
  description: `Your shop on ${BRAND.name}.`,
  lang: BRAND.locale,
  dir: 'ltr',
  start_url: '/seller',
  scope: '/seller',
  display: 'standalone',
  theme_color: lightColour('strip'),
  background_color: lightColour('bg'),
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** The hub is installed as an app of its own, with the market's icons. */
export function appManifest(): Plugin {
  return {
    name: 'ahia:app-manifest',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(MANIFEST) })
    },
  }
}

import { BRAND } from '@ahia/reference/brand'
import { lightColour } from '@ahia/ui/build-steps/light-colour'

/** Name, splash colours and shortcuts of the installed app. */
export const manifest = () => ({
  id: '/',
  name: `${BRAND.name}: ${BRAND.tagline}`,
  short_name: BRAND.name,
  description: `Buy from shops across Nigeria. See the seller, the city and the price before you sign in.`,
  lang: BRAND.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: lightColour('strip'),
  background_color: lightColour('bg'),
  categories: ['shopping', 'food', 'lifestyle'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Search', '/products#search'),
    shortcut('Cart', '/cart'),
    shortcut('Wishlist', '/wishlist'),
  ],
})

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
})

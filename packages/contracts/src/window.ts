import { BANNER_PLACES } from '@ahia/reference/window'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const bannerSchema = z.strictObject({
  place: z.enum(BANNER_PLACES),
  picture: z.string().describe('its key: /media/{key}/1080.webp'),
  alt: z.string(),
  path: z.string().startsWith('/').describe('where it leads, on this site'),
})

export type Banner = z.output<typeof bannerSchema>

/** ADMIN-32: an empty place shows the picture that comes with the market. */
export const showBanners = endpoint({
  method: 'GET',
  path: '/window/banners',
  auth: 'none',
  isPublic: true,
  tag: 'catalog',
  summary: 'Banners of the front page whose time it is, at most one for each place',
  query: z.strictObject({}),
  data: z.strictObject({ banners: z.array(bannerSchema).max(BANNER_PLACES.length) }),
  errors: [],
})

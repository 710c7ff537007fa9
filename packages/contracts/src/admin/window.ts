import { BANNER_PLACES, FEATURED_REASONS } from '@ahia/reference/window'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../fields/nothing.ts'
import { bannerIdSchema, featuredPlaceIdSchema, productIdSchema } from '../ids.ts'
import { office } from './office.ts'

const moment = z.iso.datetime()

const placeSchema = z.strictObject({
  _id: featuredPlaceIdSchema,
  product: z.strictObject({
    _id: productIdSchema,
    name: z.string(),
    shopName: z.string(),
    picture: z.string().startsWith('/media/').nullable(),
    isVisible: z.boolean().describe('false: its place is empty until shoppers can see it'),
  }),
  from: moment,
  until: moment.nullable().describe('null: until somebody takes it away'),
  position: z.int(),
  why: z.enum(FEATURED_REASONS),
})
export type FeaturedPlace = z.output<typeof placeSchema>

const bannerSchema = z.strictObject({
  _id: bannerIdSchema,
  place: z.enum(BANNER_PLACES),
  picture: z.string().startsWith('/media/'),
  alt: z.string(),
  path: z.string(),
  from: moment,
  until: moment,
})
export type WindowBanner = z.output<typeof bannerSchema>

/** ADMIN-32 */
export const showWindow = endpoint({
  ...office,
  method: 'GET',
  path: '/admin/window',
  needs: 'window.edit',
  summary: 'Featured places and banners: as of a moment, or all that have not ended',
  query: z.strictObject({ at: moment.optional() }),
  data: z.strictObject({ featured: z.array(placeSchema), banners: z.array(bannerSchema) }),
  errors: [],
})

const inOrder = ({ from, until }: { from: string; until: string | null }) => until === null || from < until
const ORDER = { path: ['until'], error: 'must be after the beginning' }

const terms = {
  from: moment,
  until: moment.nullable(),
  position: z.int().min(1).max(1000),
  why: z.enum(FEATURED_REASONS),
}

export const addFeatured = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/window/featured',
  needs: 'window.edit',
  summary: 'Give a product a place in the window',
  body: z.strictObject({ productId: productIdSchema, ...terms }).refine(inOrder, ORDER),
  data: z.strictObject({ id: featuredPlaceIdSchema }),
  errors: ['PRODUCT_NOT_FOUND', 'STEP_REFUSED'],
})

const placeId = z.strictObject({ id: featuredPlaceIdSchema })

export const changeFeatured = endpoint({
  ...office,
  method: 'PUT',
  path: '/admin/window/featured/{id}',
  needs: 'window.edit',
  summary: 'Change the days, the order or the reason of a place',
  params: placeId,
  body: z.strictObject(terms).refine(inOrder, ORDER),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const removeFeatured = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/window/featured/{id}',
  needs: 'window.edit',
  summary: 'Take a product out of the window',
  params: placeId,
  data: nothing,
  errors: [],
})

/** T12: taken as pictures are taken from shops. */
export const uploadBanner = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/window/pictures',
  needs: 'window.edit',
  summary: 'Takes a JPEG, PNG or WebP of at most 5 MB for a banner, and makes a picture of 10 to 3 of it',
  files: { field: 'picture', max: 1 },
  leavesNoEntry: true,
  data: z.strictObject({ key: z.string(), url: z.string().startsWith('/media/') }),
  errors: ['FILE_REFUSED', 'BODY_TOO_LARGE', 'UNSUPPORTED_TYPE'],
  timeoutMs: 120_000,
  traffic: 'upload',
})

export const addBanner = endpoint({
  ...office,
  method: 'POST',
  path: '/admin/window/banners',
  needs: 'window.edit',
  summary: 'Put a banner into a place of the front page',
  body: z
    .strictObject({
      place: z.enum(BANNER_PLACES),
      picture: z.string().max(80).describe('the key that sending it has returned'),
      alt: z.string().trim().min(1, 'Say what the picture shows').max(200),
      path: z
        .string()
        .trim()
        .max(300)
        .regex(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site, like /products?search=yam'),
      from: moment,
      until: moment,
    })
    .refine(inOrder, ORDER),
  data: z.strictObject({ id: bannerIdSchema }),
  errors: ['PICTURE_UNKNOWN'],
})

export const removeBanner = endpoint({
  ...office,
  method: 'DELETE',
  path: '/admin/window/banners/{id}',
  needs: 'window.edit',
  summary: 'Withdraw a banner',
  params: z.strictObject({ id: bannerIdSchema }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

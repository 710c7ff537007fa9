import { BRAND } from '@ahia/reference/brand'

/** The link preview of a page without a picture; painted by build-steps/brand-files.ts. */
export const SHARE_PICTURE = {
  src: '/share.png',
  alt: `${BRAND.name}: ${BRAND.tagline}`,
  width: 1200,
  height: 630,
} as const

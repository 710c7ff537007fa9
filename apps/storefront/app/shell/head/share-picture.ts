import { BRAND } from '@ahia/reference/brand'

/** What a chat shows of a page that has no picture of its own; painted by build-steps/icons.ts. */
export const SHARE_PICTURE = {
  src: '/share.png',
  alt: `${BRAND.name}: ${BRAND.tagline}`,
  width: 1200,
  height: 630,
} as const

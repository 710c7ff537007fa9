import { parsePictureAddress, pictureAddress } from '@ahia/pictures/address'
import { BRAND } from '@ahia/reference/brand'
import type { HeadElement } from '@ahia/web/router/page'
import { SHARE_PICTURE } from './share-picture.ts'

export type SharedPicture = { src: string | null | undefined; alt: string }

type SharedPage = {
  title: string
  description: string
  type: 'website' | 'product'
  picture: SharedPicture | null
  url: string
  publicUrl: string
}

/** Chats show a smaller one as a thumbnail beside the text, or not at all. */
const SHARED_WIDTH = 720

/** The link preview of a shared page. */
export function shareMeta({ title, description, type, picture, url, publicUrl }: SharedPage): HeadElement[] {
  const { src, alt, width, height } = toShared(picture)
  return [
    { kind: 'meta', property: 'og:site_name', content: BRAND.name },
    { kind: 'meta', property: 'og:locale', content: BRAND.locale.replace('-', '_') },
    { kind: 'meta', property: 'og:type', content: type },
    { kind: 'meta', property: 'og:title', content: title },
    { kind: 'meta', property: 'og:description', content: description },
    { kind: 'meta', property: 'og:url', content: url },
    { kind: 'meta', property: 'og:image', content: publicUrl + src },
    { kind: 'meta', property: 'og:image:width', content: String(width) },
    { kind: 'meta', property: 'og:image:height', content: String(height) },
    { kind: 'meta', property: 'og:image:alt', content: alt },
    { kind: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** As JPEG, which every chat can show; the brand's own where the page has none, or one that is too small. */
function toShared(picture: SharedPicture | null) {
  const address = parsePictureAddress(picture?.src ?? '')
  if (!picture || !address || address.width < SHARED_WIDTH) return SHARE_PICTURE
  const src = pictureAddress(address.key, SHARED_WIDTH, 'jpg')
  return { src, alt: picture.alt, width: SHARED_WIDTH, height: SHARED_WIDTH }
}

import type { OpenedPage } from '@ahia/testing/open-page'

/** What a page says about itself to search engines and chats; null for what it does not say. */
export function described({ head }: OpenedPage) {
  const contentOf = (selector: string, attribute = 'content') =>
    head.all(selector)[0]?.attributes[attribute] ?? null
  return {
    title: head.one('title').text,
    description: contentOf('meta[name=description]'),
    robots: contentOf('meta[name=robots]'),
    canonical: contentOf('link[rel=canonical]', 'href'),
    url: contentOf('meta[property=og:url]'),
    type: contentOf('meta[property=og:type]'),
    picture: {
      address: contentOf('meta[property=og:image]'),
      width: Number(contentOf('meta[property=og:image:width]')),
      alt: contentOf('meta[property=og:image:alt]'),
    },
  }
}

export const jsonLd = ({ head }: OpenedPage): Record<string, unknown>[] =>
  head.all('script[type=application/ld+json]').map(({ content }) => JSON.parse(content))

export const jsonLdTypes = (page: OpenedPage): unknown[] => jsonLd(page).map((thing) => thing['@type'])

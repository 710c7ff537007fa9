import { BRAND } from '@ahia/reference/brand'

/** What a page is about, in the words of schema.org, once it is known where the market is to be found. */
export type JsonLd = (publicUrl: string) => Record<string, unknown> | null

// Only search engines read it, and they read what the server sends: `import.meta.env.SSR` keeps it out of the
// browser's files. Besides, trusted types would not let a browser write such a script.

/** For the front page. */
export const organizationJsonLd: JsonLd = (publicUrl) =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: BRAND.name,
        slogan: BRAND.tagline,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icons/512.png`,
        email: BRAND.email,
        telephone: BRAND.phone.tel,
        sameAs: Object.values(BRAND.social),
      }
    : null

/** For the front page: SHELL-06 as search engines may offer it. */
export const websiteJsonLd: JsonLd = (publicUrl) =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: BRAND.name,
        url: `${publicUrl}/`,
        inLanguage: BRAND.locale,
        publisher: { '@id': `${publicUrl}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${publicUrl}/products?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      }
    : null

type Crumb = { name: string; path: string }

/** The way from the front page to this one; the front page itself need not be named. */
export const breadcrumbJsonLd =
  (crumbs: readonly Crumb[]): JsonLd =>
  (publicUrl) =>
    import.meta.env.SSR
      ? {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: publicUrl + path,
          })),
        }
      : null

import { BRAND } from '@ahia/reference/brand'

/** The schema.org data of a page, once the site's URL is known. */
export type JsonLd = (publicUrl: string) => Record<string, unknown> | null

// Only search engines read it, in the server's HTML: `import.meta.env.SSR` keeps it out of the browser's files.
// Besides, trusted types would not let a browser write such a script.

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

/** The breadcrumbs from the home page, which is added here, to this one. */
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

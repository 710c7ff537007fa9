/// <reference types="vite/client" />
import { writeJson } from '../app/page-data.ts'
import { canonicalUrl } from '../router/canonical-url.ts'
import type { Head, HeadElement } from '../router/page.ts'
import { usePage } from '../router/router-context.ts'

type PageHeadProps = {
  publicUrl: string
  /** For a page that does not exist. */
  errorTitle: (status: number | null) => string
}

/** The `<head>` of the current page. */
export function PageHead({ publicUrl, errorTitle }: PageHeadProps) {
  const { location } = usePage()
  const { title, description, isIndexed, canonicalQuery, more } = useHead(errorTitle)
  const canonical = canonicalUrl(publicUrl, location, canonicalQuery)
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {isIndexed === false && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR && more?.({ publicUrl, canonicalUrl: canonical }).map(toElement)}
    </>
  )
}

function useHead(errorTitle: PageHeadProps['errorTitle']): Head {
  const { page, params, data, error, location } = usePage()
  if (!page || error) return { title: errorTitle(error?.status ?? 404), isIndexed: false }
  // Only path and query are used; the host name does not matter.
  const url = new URL(`http://page${location.pathname}${location.search}`)
  return page.head({ url, params, data })
}

function toElement(element: HeadElement, place: number) {
  if (element.kind === 'json-ld')
    return (
      <script key={place} type="application/ld+json">
        {writeJson(element.thing)}
      </script>
    )
  const { kind: _, ...attributes } = element
  return <meta key={place} {...attributes} />
}

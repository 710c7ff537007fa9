import { API_PATH } from '@ahia/contracts/api-path'
import { BRAND } from '@ahia/reference/brand'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { definePage, PageError, type ViewProps, type Visit } from '@ahia/web/router/page'
import type { ReactNode } from 'react'
import { pageTitle } from '#shell/head/page-title.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { CallList } from './call-list.tsx'
import { DOCS_PATH, tagSearch } from './docs-address.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { type ApiDocs, toApiDocs } from './read-api-document.ts'

const DOCUMENT_PATH = `${API_PATH}/openapi.json`

/** API-42: read from the OpenAPI document, so that page and document cannot differ. */
async function load({ host, url, signal }: Visit): Promise<ApiDocs> {
  const request = new Request(new URL(DOCUMENT_PATH, url), { signal })
  const response = await (host ? host.fetch(request) : fetch(request))
  if (!response.ok) throw new PageError(502)
  return toApiDocs(await response.json(), url.searchParams.get('tag'))
}

export default definePage({
  pageKinds: DEV_PAGE,
  load,
  head: () => ({ title: pageTitle('API'), description: `Read and try the ${BRAND.name} API.` }),
  isPublic: true,
  View: ApiDocsPage,
})

function ApiDocsPage({ data: { tags, chosen, calls, endpoints } }: ViewProps<ApiDocs>) {
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 className="text-h1 font-extrabold lg:text-hero">{BRAND.name} API</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty text-text-2">
        Every call of this API, with its request, response and errors. All paths start with{' '}
        <code className="font-mono text-body">{API_PATH}</code>. Also as a file:{' '}
        <a href={DOCUMENT_PATH} className="font-semibold text-brand-text underline">
          openapi.json
        </a>
        .
      </p>
      <TagChips tags={tags} chosen={chosen} />
      {chosen === null ? (
        tags.map((tag) => (
          <TagSection key={tag} tag={tag}>
            <CallList calls={calls.filter((call) => call.tag === tag)} />
          </TagSection>
        ))
      ) : endpoints.length === 0 ? (
        <p className="mt-8">There are no calls with the tag “{chosen}”.</p>
      ) : (
        <TagSection tag={chosen}>
          <div className="grid grid-cols-1 gap-4">
            {endpoints.map((endpoint) => (
              <EndpointCard key={endpoint.id} endpoint={endpoint} />
            ))}
          </div>
        </TagSection>
      )}
    </div>
  )
}

const TagSection = ({ tag, children }: { tag: string; children: ReactNode }) => (
  <section aria-label={`Calls of ${tag}`} className="mt-10">
    <h2 className="mb-4 text-h2 font-extrabold capitalize">{tag}</h2>
    {children}
  </section>
)

function TagChips({ tags, chosen }: { tags: string[]; chosen: string | null }) {
  const chips = [
    { label: 'All', search: '', isChosen: chosen === null },
    ...tags.map((tag) => ({
      label: tag,
      search: tagSearch(tag),
      isChosen: tag === chosen,
    })),
  ]
  return (
    <nav aria-label="Filter by tag" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, search, isChosen }) => (
          <li key={label}>
            <Link
              to={DOCS_PATH + search}
              aria-current={isChosen ? 'true' : undefined}
              className={`capitalize ${chipClass(isChosen)}`}
            >
              {isChosen && <Icon name="check" className="size-4" />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

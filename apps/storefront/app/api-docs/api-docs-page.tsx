import { API_PATH } from '@ahia/contracts/api-path'
import { BRAND } from '@ahia/reference/brand'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { Link } from '@ahia/web/components/link'
import { definePage, PageError, type ViewProps, type Visit } from '@ahia/web/router/page'
import { useSearchParams } from '@ahia/web/router/router-context'
import { pageTitle } from '#shell/head/page-title.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { EndpointCard } from './endpoint-card.tsx'
import { readApiDocument } from './read-api-document.ts'

const DOCS_PATH = `${API_PATH}/docs`
const DOCUMENT_PATH = `${API_PATH}/openapi.json`

/** API-42: read from the OpenAPI document, so that page and document cannot differ. */
async function load({ host, url, signal }: Visit): Promise<ApiDocs> {
  const request = new Request(new URL(DOCUMENT_PATH, url), { signal })
  const response = await (host ? host.fetch(request) : fetch(request))
  if (!response.ok) throw new PageError(502)
  return { endpoints: readApiDocument(await response.json()) }
}

type ApiDocs = { endpoints: ReturnType<typeof readApiDocument> }

export default definePage({
  pageKinds: DEV_PAGE,
  load,
  keepsData: () => true, // the tag only filters what is loaded already
  head: () => ({ title: pageTitle('API'), description: `Read and try the ${BRAND.name} API.` }),
  isPublic: true,
  View: ApiDocsPage,
})

function ApiDocsPage({ data: { endpoints } }: ViewProps<ApiDocs>) {
  const chosen = useSearchParams().get('tag')
  const tags = [...new Set(endpoints.map(({ tag }) => tag))]
  const shownTags = chosen === null ? tags : tags.filter((tag) => tag === chosen)
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 className="text-h1 font-extrabold lg:text-hero">{BRAND.name} API</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty text-text-2">
        Every call this shop makes, with its request, response and errors. All paths start with{' '}
        <code className="font-mono text-body">{API_PATH}</code>. Also as a file:{' '}
        <a href={DOCUMENT_PATH} className="font-semibold text-brand-text underline">
          openapi.json
        </a>
        .
      </p>
      <TagChips tags={tags} chosen={chosen} />
      {shownTags.length === 0 && <p className="mt-8">There are no calls with the tag “{chosen}”.</p>}
      {shownTags.map((tag) => (
        <section key={tag} aria-label={`Calls of ${tag}`} className="mt-10">
          <h2 className="text-h2 font-extrabold capitalize">{tag}</h2>
          <div className="mt-4 grid grid-cols-1 gap-4">
            {endpoints
              .filter((endpoint) => endpoint.tag === tag)
              .map((endpoint) => (
                <EndpointCard key={endpoint.id} endpoint={endpoint} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function TagChips({ tags, chosen }: { tags: string[]; chosen: string | null }) {
  const chips = [
    { label: 'All', search: '', isChosen: chosen === null },
    ...tags.map((tag) => ({
      label: tag,
      search: `?tag=${encodeURIComponent(tag)}`,
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

import { BRAND } from '@ahia/reference/brand'
import { chipClass } from '@ahia/ui/chip'
import { Icon } from '@ahia/ui/icon'
import { data, Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { API_PATH } from '#platform/api-path.ts'
import { PUBLIC_PAGE } from '#platform/page-headers.ts'
import { hostContext } from '#platform/page-host.ts'
import { DEV_PAGE } from '#shell/page-kinds.ts'
import { pageTitle } from '#shell/page-title.ts'
import type { Route } from './+types/api-docs-page'
import { EndpointCard } from './endpoint-card.tsx'
import { readApiDocument } from './read-api-document.ts'

const DOCUMENT_PATH = `${API_PATH}/openapi.json`

export const handle = DEV_PAGE

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('API') },
  { name: 'description', content: `Read and try the ${BRAND.name} API.` },
]

/** API-42 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const response = await context.get(hostContext).fetch(new Request(new URL(DOCUMENT_PATH, request.url)))
  if (!response.ok) throw data(null, { status: 502 })
  return { endpoints: readApiDocument(await response.json()) }
}

/** The tag only narrows what is already here. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const headers = () => PUBLIC_PAGE

export default function ApiDocsPage({ loaderData: { endpoints } }: Route.ComponentProps) {
  const chosen = useSearchParams()[0].get('tag')
  const tags = [...new Set(endpoints.map(({ tag }) => tag))]
  const shownTags = chosen === null ? tags : tags.filter((tag) => tag === chosen)
  return (
    <div className="page-width pt-6 lg:pt-10">
      <h1 className="text-h1 font-extrabold lg:text-hero">{BRAND.name} API</h1>
      <p className="mt-3 max-w-reading text-lead text-pretty text-text-2">
        Every call the shop itself makes, with what it takes, what it answers and how it refuses. All paths
        start with <code className="font-mono text-body">{API_PATH}</code>. The same as a file:{' '}
        <a href={DOCUMENT_PATH} className="font-semibold text-brand-text underline">
          openapi.json
        </a>
        .
      </p>
      <TagChips tags={tags} chosen={chosen} />
      {shownTags.length === 0 && <p className="mt-8">No calls carry the tag “{chosen}”.</p>}
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
              to={{ search }}
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

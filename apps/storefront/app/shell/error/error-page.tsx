import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'
import { ErrorArt } from './art.tsx'
import { GoBackLink } from './go-back-link.tsx'
import { errorTexts } from './texts.ts'
import { errorTitle } from './title.ts'

/** ERR-01: title, explanation and suggestions by status. */
export function ErrorPage({ status }: { status: number | null }) {
  const title = errorTitle(status)
  const { explanation, suggestions } = errorTexts(status)
  return (
    <div className="page-width grid items-center gap-8 py-10 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-20">
      <ErrorArt status={status} />
      <div>
        {status !== null && <p className="font-semibold text-text-3">Error {status}</p>}
        <h1 className="mt-1 text-h1 font-extrabold lg:text-hero">{title}</h1>
        <p className="mt-3 max-w-reading text-lead text-pretty text-text-2">{explanation}</p>
        {status === 404 && <SearchForm />}
        <h2 className="mt-8 font-semibold">What you can do</h2>
        <ul className="mt-3 grid gap-2">
          {suggestions.map((suggestion) => (
            <li
              key={suggestion}
              className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-pill before:bg-star"
            >
              {suggestion}
            </li>
          ))}
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/" className={buttonClass('primary')}>
            Go Home
          </Link>
          <GoBackLink />
        </div>
        <p className="mt-6">
          Still stuck?{' '}
          <a
            href={supportEmailLink(title)}
            className="inline-flex min-h-6 items-center font-semibold text-brand-text underline"
          >
            Contact support
          </a>
        </p>
      </div>
    </div>
  )
}

const supportEmailLink = (title: string) =>
  `mailto:${BRAND.email}?subject=${encodeURIComponent(`Help: ${title}`)}`

/** A native form, so that it works before scripts load. */
function SearchForm() {
  return (
    <search>
      <form action="/products" className="mt-8 flex max-w-120 gap-2">
        <input
          type="search"
          name="search"
          required
          pattern=".*\S.*"
          maxLength={200}
          aria-label="Search the market"
          placeholder="Search the market"
          className="h-12 min-w-0 flex-1 rounded-control border border-border-strong bg-surface px-4 placeholder:text-text-3 lg:h-11"
        />
        <button type="submit" className={buttonClass('tonal')}>
          Search
        </button>
      </form>
    </search>
  )
}

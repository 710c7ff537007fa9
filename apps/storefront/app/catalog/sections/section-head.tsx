import { Link } from '@ahia/web/components/link'

type SectionHeadProps = {
  id: string
  title: string
  /** Where all of them are listed, and what that link is called for those who only hear it. */
  all?: { to: string; label: string }
}

/** The heading of a row on the front page, beside the row's own buttons. */
export function SectionHead({ id, title, all }: SectionHeadProps) {
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-5 sm:mb-4">
      <h2 id={id} className="text-h3 font-extrabold lg:text-h2">
        {title}
      </h2>
      {all && (
        <Link
          to={all.to}
          aria-label={all.label}
          className="inline-flex min-h-11 items-center text-small font-semibold text-brand-text hover:underline max-sm:ml-auto"
        >
          See all
        </Link>
      )}
    </div>
  )
}

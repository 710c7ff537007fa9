import { Link } from '@ahia/web/components/link'

/** A link to another screen, in a sentence or alone. */
export function AuthLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-brand-text underline">
      {children}
    </Link>
  )
}

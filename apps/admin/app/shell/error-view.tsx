import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'

export function ErrorView({ status }: { status: number | null }) {
  const isMissing = status === 404
  return (
    <section aria-labelledby="error" className="grid max-w-reading justify-items-start gap-4">
      <h1 id="error" className="text-h2 font-extrabold text-balance">
        {isMissing ? "This page doesn't exist" : 'Something went wrong'}
      </h1>
      <p className="text-text-2">{isMissing ? 'Check the address.' : 'Please try again in a moment.'}</p>
      <Link to="/" className={buttonClass('primary')}>
        Go to your work
      </Link>
    </section>
  )
}

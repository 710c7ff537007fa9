import { buttonClass } from '@ahia/ui/button'
import { Link } from '@ahia/web/components/link'

/** On the way out: whoever is not led on at once can go themselves. */
export function SignedInScreen({ next }: { next: string }) {
  return (
    <>
      <p className="text-pretty text-text-2">The market opens for you in a moment.</p>
      <Link to={next} className={buttonClass('primary')}>
        Go on
      </Link>
    </>
  )
}

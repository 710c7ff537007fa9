import { getStanding, type Standing } from '@ahia/contracts/seller/standing'
import { BRAND } from '@ahia/reference/brand'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Card } from '@ahia/ui/card'
import { Stars } from '@ahia/ui/stars'
import { LoadFailed, Loading } from '@ahia/web/components/load-states'
import { definePage } from '@ahia/web/router/page'
import { SeenAge } from '#offline/seen-age.tsx'
import { useSeenPart } from '#offline/use-seen-part.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { MeasureCard } from './measure-card.tsx'
import { STANDING_KEY, SuspensionCard } from './suspension-card.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Standing'),
    description: `How your shop does on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: StandingPage,
})

/** SELL-51 */
function StandingPage() {
  return (
    <WithShop title="Standing" without="Your standing will appear here once customers order.">
      <LoadedStanding />
    </WithShop>
  )
}

function LoadedStanding() {
  const { part, seen, reload } = useSeenPart({
    key: STANDING_KEY,
    load: (signal) => shopSession.call(getStanding, {}, { signal }),
    failed: 'Something went wrong. Please try again.',
  })
  if (part.state === 'loading')
    return <Loading label="Loading your standing" boxes={['h-40', 'h-40', 'h-40', 'h-40']} />
  if (part.state === 'failed')
    return (
      <LoadFailed
        title="We couldn't load your standing"
        offline="You're offline. Go online to see how your shop does."
        message={part.message}
        onRetry={reload}
      />
    )
  return (
    <>
      <SeenAge seen={seen} onRetry={reload} />
      <Measures standing={part.value} />
    </>
  )
}

function Measures({ standing: { days, measures, stars, suspension } }: { standing: Standing }) {
  return (
    <>
      {suspension && <SuspensionCard loaded={suspension} />}
      <p className="text-pretty text-text-2">
        Orders paid in the last {days} days. Think an order shouldn't count? Appeal, and we'll reply by email.
      </p>
      {measures.map((measured) => (
        <MeasureCard key={measured.measure} measured={measured} />
      ))}
      <Card as="section" aria-labelledby="stars">
        <h2 id="stars" className="text-h3 font-extrabold">
          Stars
        </h2>
        {stars.average === null ? (
          <p className="mt-2 text-text-2">No reviews in the last {days} days.</p>
        ) : (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-h1 font-extrabold tabular-nums">{stars.average.toFixed(1)}</span>
            <Stars value={stars.average} />
            <span className="text-text-2">
              {stars.reviews === 1 ? '1 review' : `${stars.reviews} reviews`} in {days} days
            </span>
          </p>
        )}
      </Card>
    </>
  )
}

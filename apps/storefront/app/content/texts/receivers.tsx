import { RECEIVER_KINDS } from '@ahia/reference/data-map/receivers'
import { Button } from '@ahia/ui/button'
import { Skeleton, SkeletonGroup } from '@ahia/ui/skeleton'
import type { Deferred, PartState } from '@ahia/web/parts/part-state'
import { receiversPart, type ShownReceiver } from './receivers-part.ts'

const TITLE = 'Companies that work for us'

/** PRIV-10: the companies that receive something, from the settings that are in force. */
export function Receivers({ given }: { given: Deferred<PartState<ShownReceiver[]>> }) {
  const { part, reload } = receiversPart.use(given, null)
  return (
    <section aria-label={TITLE} className="mt-8 max-w-prose">
      <h3 className="text-h3 font-extrabold">{TITLE}</h3>
      <div className="mt-2">
        <ReceiversBody part={part} reload={reload} />
      </div>
    </section>
  )
}

function ReceiversBody({ part, reload }: { part: PartState<ShownReceiver[]>; reload: () => void }) {
  if (part.state === 'loading')
    return (
      <SkeletonGroup label="Loading companies">
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  if (part.state === 'failed')
    return (
      <>
        <p role="alert">{part.message}</p>
        <Button look="outline" onClick={reload}>
          Try Again
        </Button>
      </>
    )
  if (part.value.length === 0) return <p>None. We handle payments, emails and pictures ourselves.</p>
  return (
    <ul className="list-disc pl-5">
      {part.value.map(({ kind, name, country }) => (
        <li key={kind}>
          <strong>{name}</strong> ({country}) {RECEIVER_KINDS[kind].does} and gets{' '}
          {RECEIVER_KINDS[kind].learns}.
        </li>
      ))}
    </ul>
  )
}

import type { DataOf } from '@ahia/contracts/endpoint'
import { endSupportView, getSupportView, makeSupportCode } from '@ahia/contracts/profile/privacy'
import { lagosTime } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from '../profile/answer.ts'
import { ProfileRow } from '../profile/group.tsx'

type Support = DataOf<typeof getSupportView>
type Code = DataOf<typeof makeSupportCode>

const askForSupport = (signal: AbortSignal): Promise<Support> => call(getSupportView, {}, { signal })

/** ADMIN-38: six digits let one colleague of ours see cart and checkout; the customer sees who, and ends it. */
export function SupportSection() {
  const support = useOwnAnswer({ ask: askForSupport, fallback: "We couldn't load this." })
  return (
    <ProfileRow title="Help with your cart">
      <LoadedPart {...support}>
        {({ view }) =>
          view ? <OpenView view={view} onEnded={() => support.put(() => ({ view: null }))} /> : <Digits />
        }
      </LoadedPart>
    </ProfileRow>
  )
}

function Digits() {
  const attempt = useAttempt("We couldn't get the digits")
  const [code, setCode] = useState<Code | null>(null)
  const make = () =>
    attempt.run(async (signal) => {
      setCode(await call(makeSupportCode, {}, { signal }))
    })
  return (
    <>
      <p className="mb-4 text-text-2">
        Our support team may ask you for six digits. They let one person see your cart and checkout for 15
        minutes, without changing anything.
      </p>
      <div role="status">
        {code && (
          <>
            <p className="text-h2 font-extrabold tracking-widest">{code.code}</p>
            <p className="mb-4 text-small text-text-2">They work until {lagosTime(code.expiresAt)}.</p>
          </>
        )}
      </div>
      <Button look="outline" busy={attempt.state.step === 'busy'} onClick={make}>
        {code ? 'Get new digits' : 'Get six digits'}
      </Button>
      <AttemptFailure attempt={attempt} />
    </>
  )
}

function OpenView({ view, onEnded }: { view: NonNullable<Support['view']>; onEnded: () => void }) {
  const attempt = useAttempt("We couldn't end it")
  const end = () =>
    attempt.run(async (signal) => {
      await call(endSupportView, {}, { signal })
      onEnded()
    })
  return (
    <>
      <Banner tone="warn">
        {view.by} from our support team can see your cart and checkout until {lagosTime(view.endsAt)}.
      </Banner>
      <Button look="outline" className="mt-4" busy={attempt.state.step === 'busy'} onClick={end}>
        End it now
      </Button>
      <AttemptFailure attempt={attempt} />
    </>
  )
}

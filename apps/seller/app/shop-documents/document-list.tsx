import { uploadDocument } from '@ahia/contracts/media'
import {
  listOwnDocuments,
  type OwnShopCheck,
  type OwnShopDocuments,
  sendDocument,
} from '@ahia/contracts/seller/documents'
import { SHOP_REASONS } from '@ahia/reference/staff/shop-decisions'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useId, useState } from 'react'
import { PICTURE_TYPES, shrinkPicture } from '#pictures/shrink-picture.ts'

const STATES: Record<OwnShopCheck['state'], readonly [TagTone, string]> = {
  OPEN: ['neutral', 'Not sent yet'],
  SENT: ['info', "We're checking it"],
  ACCEPTED: ['ok', 'Accepted'],
  REFUSED: ['danger', 'Please send another'],
  WAIVED: ['ok', 'Not needed'],
}

const REASONS: Record<string, string> = { ...SHOP_REASONS.ASK, ...SHOP_REASONS.REFUSE }

/** ADMIN-18: what the shop needs to be opened, each with a photo from the phone. */
export function DocumentList() {
  const loaded = useOwnPart(
    (signal) => shopSession.call(listOwnDocuments, {}, { signal }),
    "We couldn't load your documents",
  )
  const [newer, setNewer] = useState<OwnShopDocuments | null>(null)
  return (
    <>
      <p className="text-pretty text-text-2">
        Only the team members who check shops can see your documents. Take the photo in good light, so that we
        can read every word. For a PDF, send a screenshot of the page we ask for.
      </p>
      <LoadedPart {...loaded}>
        {(first) => {
          const { checks, asked } = newer ?? first
          return (
            <>
              {asked && (
                <Banner tone="warn" heading={REASONS[asked.reason] ?? 'We need something more from you.'}>
                  <p className="wrap-anywhere">{asked.words}</p>
                  <p className="mt-1 text-small">{lagosMoment(asked.at)}</p>
                </Banner>
              )}
              <ul className="grid gap-4">
                {checks.map((check) => (
                  <Document key={check.kind} check={check} onSent={setNewer} />
                ))}
              </ul>
            </>
          )
        }}
      </LoadedPart>
    </>
  )
}

type DocumentProps = { check: OwnShopCheck; onSent: (documents: OwnShopDocuments) => void }

function Document({ check, onSent }: DocumentProps) {
  const { kind, label, ask, isRequired, state, sentAt, runsOutOn } = check
  const id = useId()
  const attempt = useAttempt("We couldn't send your document. Try again.")
  const send = (photo: File | undefined) => {
    if (!photo) return
    attempt.run(async (signal) => {
      const small = await shrinkPicture(photo)
      const { file } = await shopSession.call(uploadDocument, {}, { signal, files: [small] })
      const { checks, asked } = await shopSession.call(sendDocument, { kind, key: file.key }, { signal })
      onSent({ checks, asked })
    })
  }
  const [tone, words] = STATES[state]
  const isBusy = attempt.state.step === 'busy'
  return (
    <Card as="li" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-extrabold">{label}</h2>
        {!isRequired && <span className="text-small text-text-3">(optional)</span>}
        <Tag tone={tone}>{words}</Tag>
      </div>
      <p className="text-pretty text-text-2">{ask}</p>
      {sentAt && <p className="text-small text-text-2">Sent {lagosMoment(sentAt)}</p>}
      {runsOutOn && <p className="text-small text-text-2">Expires on {lagosDate(runsOutOn)}</p>}
      {state !== 'WAIVED' && (
        <div>
          <label
            htmlFor={id}
            aria-disabled={isBusy}
            className={`${buttonClass(isRequired && (state === 'OPEN' || state === 'REFUSED') ? 'primary' : 'outline')} cursor-pointer`}
          >
            {isBusy ? 'Sending...' : sentAt ? 'Send another photo' : 'Take or choose a photo'}
            <span className="sr-only"> of {label}</span>
          </label>
          <input
            id={id}
            type="file"
            accept={PICTURE_TYPES.join(',')}
            className="sr-only"
            disabled={isBusy}
            onChange={(event) => {
              send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </div>
      )}
      <AttemptFailure attempt={attempt} />
    </Card>
  )
}

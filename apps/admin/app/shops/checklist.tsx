import type { Me } from '@ahia/contracts/admin/session'
import { decideCheck, lookAtDocument, type ShopCheck, type ShopFile } from '@ahia/contracts/admin/shops'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { TextField } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { Tag, type TagTone } from '@ahia/ui/tag'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import { may } from '#session/use-staff.ts'

const STATES: Record<ShopCheck['state'], readonly [TagTone, string]> = {
  OPEN: ['neutral', 'Not sent'],
  SENT: ['info', 'Waiting to be checked'],
  ACCEPTED: ['ok', 'Accepted'],
  REFUSED: ['danger', 'Refused'],
  WAIVED: ['neutral', 'Not needed'],
}

type Props = { shop: ShopFile; me: Me; onChange: () => void }

/** ADMIN-18: what must be true before the shop can open. */
export function Checklist({ shop, me, onChange }: Props) {
  return (
    <section aria-labelledby="checks" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <h2 id="checks" className="font-extrabold">
        Documents and checks
      </h2>
      <ul className="divide-y divide-border">
        {shop.checks.map((check) => (
          <Check key={check.kind} shop={shop} check={check} me={me} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Check({ shop: { _id: id }, check, me, onChange }: Props & { check: ShopCheck }) {
  const { kind, label, state, document, isRequired, decidedBy, decidedAt, runsOutOn } = check
  const [picture, setPicture] = useState<string | null>(null)
  const [until, setUntil] = useState('')
  const attempt = useAttempt("We couldn't save it")
  const [tone, words] = STATES[state]
  const isBusy = attempt.state.step === 'busy'
  const look = () =>
    attempt.run(async (signal) => {
      if (!document) return
      setPicture((await call(lookAtDocument, { id, document: document._id }, { signal })).picture)
    })
  const decide = (next: 'ACCEPTED' | 'REFUSED' | 'WAIVED') =>
    attempt.run(async (signal) => {
      const seen = {
        id,
        kind,
        state: next,
        document: document?._id ?? null,
        ...(until && { runsOutOn: until }),
      }
      await call(decideCheck, seen, { signal })
      setPicture(null)
      onChange()
    })
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{label}</span>
        {!isRequired && <span className="text-small text-text-3">(if there is one)</span>}
        <Tag tone={tone}>{words}</Tag>
        {runsOutOn && <span className="text-small text-text-2">expires on {lagosDate(runsOutOn)}</span>}
      </div>
      {decidedAt && (
        <p className="text-small text-text-2">
          {decidedBy ?? 'The market'}, {lagosMoment(decidedAt)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {document && may(me, 'shops.documents') && (
          <Button look="outline" busy={isBusy} onClick={look}>
            See the document<span className="sr-only">: {label}</span>
          </Button>
        )}
        {may(me, 'shops.review') && !document && state !== 'WAIVED' && (
          <Button look="ghost" busy={isBusy} onClick={() => decide('WAIVED')} className="-ml-5">
            Not needed<span className="sr-only">: {label}</span>
          </Button>
        )}
      </div>
      <AttemptFailure attempt={attempt} />
      <Dialog
        open={picture !== null}
        onClose={() => setPicture(null)}
        title={label}
        actions={
          may(me, 'shops.review') ? (
            <>
              <Button look="outline" busy={isBusy} onClick={() => decide('REFUSED')}>
                Refuse
              </Button>
              <Button busy={isBusy} onClick={() => decide('ACCEPTED')}>
                Accept
              </Button>
            </>
          ) : undefined
        }
      >
        {picture && (
          <div className="relative">
            <img
              src={`data:image/avif;base64,${picture}`}
              alt={`${label}, as the owner sent it`}
              className="w-full"
            />
            {/* ADMIN-19: a photo of the screen shows who looked. */}
            <p
              aria-hidden="true"
              className="absolute inset-x-0 top-1/2 text-center text-h3 font-extrabold text-danger opacity-40"
            >
              {me.name}
            </p>
          </div>
        )}
        {may(me, 'shops.review') && (
          <div className="mt-4">
            <TextField
              label="Expires on"
              type="date"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </div>
        )}
      </Dialog>
    </li>
  )
}

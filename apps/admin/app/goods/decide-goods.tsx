import { closeGoodsReports, decideGoods, type Goods, refuseGoodsAppeal } from '@ahia/contracts/admin/goods'
import { TAKE_DOWN_REASONS, type TakeDownReason } from '@ahia/reference/goods-reports'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { ShelfForm } from './shelf-form.tsx'

type Decision = Goods['decisions'][number] | 'KEEP_DOWN'

const labelOf = (to: Decision, status: Goods['status']): string => {
  if (to === 'TAKEN_DOWN') return 'Take down'
  if (to === 'LIVE') return 'Approve'
  if (to === 'KEEP_DOWN') return 'Keep it down'
  return status === 'TAKEN_DOWN' ? 'Restore' : 'Send back to the shop'
}

type DecideGoodsProps = { goods: Goods; onChange: () => void }

/** ADMIN-30: a reason and words; the shop gets both by email, and orders stay as they are. */
export function DecideGoods({ goods, onChange }: DecideGoodsProps) {
  const { _id: id, version, status, reports, appeal } = goods
  const decisions: Decision[] =
    appeal && !appeal.isForOther ? [...goods.decisions, 'KEEP_DOWN'] : goods.decisions
  const [to, setTo] = useState<Decision | undefined>(decisions[0])
  const [reasonCode, setReasonCode] = useState<TakeDownReason>('COUNTERFEIT')
  const [words, setWords] = useState('')
  const attempt = useAttempt("We couldn't save your decision", ['words'])
  const isBusy = attempt.state.step === 'busy'
  const act = (work: (signal: AbortSignal) => Promise<unknown>) =>
    attempt.run(async (signal) => {
      await work(signal)
      onChange()
    })
  const decide = (event: FormEvent) => {
    event.preventDefault()
    if (to === undefined) return
    if (to === 'KEEP_DOWN') return act((signal) => call(refuseGoodsAppeal, { id, words }, { signal }))
    const decision = to === 'TAKEN_DOWN' ? { to, reasonCode } : { to }
    act((signal) => call(decideGoods, { id, version, words, ...decision }, { signal }))
  }
  const isReported = reports.some(({ outcome }) => outcome === null)
  return (
    <section
      aria-labelledby="decision"
      className="grid gap-4 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="decision" className="text-h3 font-extrabold">
        Decide
      </h2>
      {appeal && (
        <p className="rounded-card bg-warn-soft p-3 text-warn">
          {appeal.isForOther
            ? 'The shop has appealed. You took it down, so a colleague decides.'
            : 'The shop has appealed. You can read its message in the history.'}
        </p>
      )}
      {to !== undefined && (
        <form onSubmit={decide} className="grid gap-4">
          {decisions.length > 1 && (
            <fieldset className="flex flex-wrap gap-x-4">
              <legend className="sr-only">Decision</legend>
              {decisions.map((one) => (
                <label key={one} className="flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name="to"
                    checked={to === one}
                    onChange={() => setTo(one)}
                    className="size-5 shrink-0 accent-brand"
                  />
                  {labelOf(one, status)}
                </label>
              ))}
            </fieldset>
          )}
          {to === 'TAKEN_DOWN' && (
            <SelectField
              label="Reason"
              required
              value={reasonCode}
              onChange={(event) => setReasonCode(event.target.value as TakeDownReason)}
            >
              {Object.entries(TAKE_DOWN_REASONS).map(([code, sentence]) => (
                <option key={code} value={code}>
                  {sentence}
                </option>
              ))}
            </SelectField>
          )}
          <TextArea
            label="Message to the shop"
            required
            rows={3}
            maxLength={2000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={attempt.errorOf('words')}
            attempted={attempt.state.step === 'failed'}
            hint={
              to === 'TAKEN_DOWN'
                ? `The email says: ${TAKE_DOWN_REASONS[reasonCode]} It adds your message and how to appeal.`
                : 'They are in the email.'
            }
          />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {labelOf(to, status)}
          </Button>
        </form>
      )}
      {isReported && (
        <Button
          look="outline"
          busy={isBusy}
          onClick={() => act((signal) => call(closeGoodsReports, { id }, { signal }))}
          className="justify-self-start"
        >
          Nothing is wrong
        </Button>
      )}
      <AttemptFailure attempt={attempt} />
      <ShelfForm goods={goods} onChange={onChange} />
    </section>
  )
}

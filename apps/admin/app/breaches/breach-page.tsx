import { type Breach, decideBreach, getBreach } from '@ahia/contracts/admin/breaches'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { definePage, PageError } from '@ahia/web/router/page'
import { isId } from '@ahia/web/storage/stored-fields'
import { useId, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { officeTitle } from '#shell/office-title.ts'
import { WithStaff } from '#shell/with-staff.tsx'

export default definePage({
  load: ({ params }) => {
    if (!isId(params.id)) throw new PageError(404)
    return { id: params.id }
  },
  head: () => ({ title: officeTitle('Breach'), isIndexed: false }),
  isPublic: true,
  View: ({ data: { id } }) => (
    <WithStaff needs="people.rights">{() => <OneBreach key={id} id={id} />}</WithStaff>
  ),
})

/** PRIV-09: what happened, whom it affects, and who decided what. */
function OneBreach({ id }: { id: string }) {
  const { part, reload } = useOwnPart(
    (signal) => call(getBreach, { id }, { signal }),
    "We couldn't load this breach",
  )
  return (
    <LoadedPart part={part} reload={reload}>
      {({ breach, affected, decisions }) => (
        <div className="grid gap-5">
          <header className="grid gap-1">
            <h1 className="text-h2 font-extrabold wrap-anywhere">{breach.title}</h1>
            <p className="text-text-2">
              From {lagosMoment(breach.beganAt)} to {lagosMoment(breach.endedAt)}, found{' '}
              {lagosMoment(breach.foundAt)}. Report it to the Commission by {lagosMoment(breach.dueAt)}.
            </p>
            <p className="font-semibold">
              {affected} {affected === 1 ? 'customer is' : 'customers are'} affected
            </p>
          </header>
          <p className="max-w-reading whitespace-pre-line wrap-anywhere">{breach.words}</p>
          {breach.commission === null && (
            <Decision
              breach={breach}
              title="The Commission"
              choices={{ REPORTED: 'We have reported it', NO_RISK: 'No risk to anyone, so no report' }}
              onChange={reload}
            />
          )}
          {breach.people === null && (
            <Decision
              breach={breach}
              title="The people affected"
              choices={{ EMAILED: `Email all ${affected} now`, NO_HIGH_RISK: 'No high risk, so no email' }}
              onChange={reload}
            />
          )}
          <section aria-labelledby="decisions">
            <h2 id="decisions" className="font-extrabold">
              Who decided what
            </h2>
            <ul className="mt-2 divide-y divide-border">
              {decisions.map(({ decision, words, by, at }) => (
                <li key={`${decision} ${at}`} className="py-2 text-small wrap-anywhere">
                  {lagosMoment(at)} · {by} · {decision.toLowerCase().replaceAll('_', ' ')}: {words}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </LoadedPart>
  )
}

type Choice = 'REPORTED' | 'NO_RISK' | 'EMAILED' | 'NO_HIGH_RISK'
type DecisionProps = {
  breach: Breach
  title: string
  choices: Partial<Record<Choice, string>>
  onChange: () => void
}

const CHOICES: readonly Choice[] = ['REPORTED', 'EMAILED', 'NO_RISK', 'NO_HIGH_RISK']

function Decision({ breach, title, choices, onChange }: DecisionProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const attempt = useAttempt("We couldn't save your decision", ['words'])
  const decide = (decision: Choice) =>
    attempt.run(async (signal) => {
      await call(decideBreach, { id: breach.id, decision, words }, { signal })
      onChange()
    })
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-reading gap-3 rounded-card border border-border bg-surface p-4"
    >
      <h2 id={id} className="font-extrabold">
        {title}
      </h2>
      <TextArea
        label="Why"
        required
        rows={2}
        maxLength={4_000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={attempt.errorOf('words')}
        attempted={attempt.state.step === 'failed'}
      />
      <div className="flex flex-wrap gap-2">
        {CHOICES.filter((choice) => choice in choices).map((choice, place) => (
          <Button
            key={choice}
            look={place === 0 ? 'primary' : 'outline'}
            busy={attempt.state.step === 'busy'}
            onClick={() => decide(choice)}
          >
            {choices[choice]}
          </Button>
        ))}
      </div>
      <AttemptFailure attempt={attempt} />
    </section>
  )
}

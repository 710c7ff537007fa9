import { MAX_APPEAL_LENGTH } from '@ahia/contracts/limits'
import { answerSuspension } from '@ahia/contracts/seller/suspension'
import type { Suspension } from '@ahia/contracts/shapes/suspension'
import { lagosDate } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { TextArea } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { forgetSeenPart } from '#offline/seen-parts.ts'
import { useStateFrom } from '#offline/use-state-from.ts'

/** What the phone has last seen of the standing. */
export const STANDING_KEY = 'standing-1'

/** ADMIN-21: why shoppers cannot see the shop, and the owner's one answer to it. */
export function SuspensionCard({ loaded }: { loaded: Suspension }) {
  const [suspension, setSuspension] = useStateFrom(loaded)
  const { reason, words, at, until, answer, kept } = suspension
  return (
    <Card as="section" aria-labelledby="suspension">
      <h2 id="suspension" className="text-h3 font-extrabold">
        Your shop is closed for now
      </h2>
      <div className="mt-2 grid gap-3">
        <p className="text-pretty">
          Shoppers haven't been able to see your shop since {lagosDate(new Date(at))}. Please still send the
          orders that are already paid.
        </p>
        <blockquote className="border-l-2 border-border-strong pl-3 wrap-anywhere whitespace-pre-line">
          {reason}
          {words && `\n${words}`}
        </blockquote>
        {until && <p>It reopens automatically on {lagosDate(new Date(until))}.</p>}
        {answer === null ? (
          <AnswerForm suspension={suspension} onAnswered={setSuspension} />
        ) : (
          <Answered answer={answer} kept={kept} />
        )}
      </div>
    </Card>
  )
}

type AnsweredProps = { answer: NonNullable<Suspension['answer']>; kept: Suspension['kept'] }

const Answered = ({ answer, kept }: AnsweredProps) => (
  <>
    <p className="wrap-anywhere whitespace-pre-line">
      <span className="font-semibold">Your answer, {lagosDate(new Date(answer.at))}:</span> {answer.words}
    </p>
    {kept ? (
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="font-semibold">We read it, {lagosDate(new Date(kept.at))}:</span> {kept.words}
      </p>
    ) : (
      <p role="status" className="text-text-2">
        Someone who did not close your shop will read it and reply by email.
      </p>
    )}
  </>
)

type AnswerFormProps = { suspension: Suspension; onAnswered: (suspension: Suspension) => void }

function AnswerForm({ suspension, onAnswered }: AnswerFormProps) {
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't send your answer.", ['words'])
  const isBusy = attempt.state.step === 'busy'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    const text = words.trim()
    if (text === '') return
    attempt.run(async (signal) => {
      const sent = { suspension: suspension._id, words: text }
      onAnswered((await shopSession.call(answerSuspension, sent, { signal })).suspension)
      forgetSeenPart(STANDING_KEY)
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label="Your answer"
        name="words"
        hint="You can answer once. Someone who did not close your shop will read it."
        required
        rows={4}
        maxLength={MAX_APPEAL_LENGTH}
        value={words}
        readOnly={isBusy}
        attempted={attempted}
        error={words.trim() === '' ? 'Tell us what we should know' : attempt.errorOf('words')}
        onChange={(event) => {
          setWords(event.target.value)
          attempt.reset()
        }}
      />
      <Button type="submit" busy={isBusy} busyLabel="Sending..." className="justify-self-start">
        Send answer
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}

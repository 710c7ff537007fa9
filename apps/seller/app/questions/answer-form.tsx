import { MAX_ANSWER_LENGTH } from '@ahia/contracts/limits'
import { answerQuestion, type ShopQuestion } from '@ahia/contracts/seller/questions'
import { groupDigits } from '@ahia/money/group-digits'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { useNetwork } from '@ahia/web/browser/use-network'
import { SlowNote } from '@ahia/web/components/slow-note'
import { type AttemptFailure, useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useRef, useState } from 'react'
import { forgetDraft, keepDraft, readDraft } from './answer-draft.ts'

const OFFLINE = "You're offline, but we've kept what you typed. Send it when you're back online."
const GONE = 'The customer has deleted this question, so it needs no answer.'

type AnswerFormProps = {
  question: ShopQuestion
  /** The id of the element with the question's text. */
  titleId: string
  onAnswered: (question: ShopQuestion) => void
  onCancel: () => void
  /** True for a form that was opened by a button. */
  hasFocus: boolean
}

/** SELL-62: sends the first answer, or another one in its place. */
export function AnswerForm({ question, titleId, onAnswered, onCancel, hasFocus }: AnswerFormProps) {
  const { _id: questionId, answer } = question
  const [text, setText] = useState(() => readDraft(questionId) ?? answer ?? '')
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt("We couldn't send your answer.")
  const field = useRef<HTMLTextAreaElement>(null)
  const error = errorOf(text, attempted)
  const type = (typed: string) => {
    setText(typed)
    keepDraft(questionId, typed)
    attempt.reset()
  }
  const cancel = () => {
    forgetDraft(questionId)
    onCancel()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (errorOf(text, true)) return field.current?.focus()
    attempt.run(async (signal) => {
      const sent = { questionId, answer: text.trim() }
      const { question: answered } = await shopSession.call(answerQuestion, sent, { signal })
      forgetDraft(questionId)
      onAnswered(answered)
    })
  }
  const isBusy = attempt.state.step === 'busy'
  return (
    <form noValidate onSubmit={submit} aria-labelledby={titleId} className="grid gap-3">
      <TextArea
        ref={field}
        label="Your answer"
        name={`answer-${questionId}`}
        hint={lengthHint(text)}
        required
        rows={3}
        value={text}
        readOnly={isBusy}
        error={error}
        attempted={error !== null}
        autoFocus={hasFocus}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {/* Many forms are on the page: only one with an answer in it asks for attention. */}
        <Button
          type="submit"
          look={text === '' ? 'tonal' : 'primary'}
          busy={isBusy}
          busyLabel="Sending..."
          className="w-full sm:w-auto"
        >
          {answer === null ? 'Send answer' : 'Save answer'}
        </Button>
        {answer !== null && (
          <Button look="outline" disabled={isBusy} onClick={cancel} className="w-full sm:w-auto">
            Cancel
          </Button>
        )}
      </div>
      {isBusy && <SlowNote />}
      {attempt.state.step === 'failed' ? <Failure failure={attempt.state} /> : <OfflineNote text={text} />}
    </form>
  )
}

function lengthHint(text: string): string {
  const most = groupDigits(MAX_ANSWER_LENGTH)
  return text === '' ? `Up to ${most} characters` : `${groupDigits(text.trim().length)} of ${most} characters`
}

function errorOf(text: string, attempted: boolean): string | null {
  const extra = text.trim().length - MAX_ANSWER_LENGTH
  if (extra > 0) return `Too long by ${groupDigits(extra)} ${extra === 1 ? 'character' : 'characters'}`
  return attempted && text.trim() === '' ? 'Write your answer' : null
}

function Failure({ failure: { code, message } }: { failure: AttemptFailure }) {
  const isOffline = useNetwork() === 'offline'
  if (code === 'QUESTION_NOT_FOUND')
    return (
      <Banner tone="warn" role="alert">
        {GONE}
      </Banner>
    )
  return (
    <Banner tone="danger" role="alert" heading="We couldn't send your answer">
      {isOffline ? (
        OFFLINE
      ) : (
        <>
          <p>{message}</p>
          <p>What you typed is still here.</p>
        </>
      )}
    </Banner>
  )
}

/** Only below an answer that somebody has begun: there may be many forms. */
function OfflineNote({ text }: { text: string }) {
  const isOffline = useNetwork() === 'offline'
  return (
    <p role="status" className="text-small font-semibold text-warn empty:hidden">
      {isOffline && text !== '' && OFFLINE}
    </p>
  )
}

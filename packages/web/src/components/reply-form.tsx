import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { type FormEvent, useRef, useState } from 'react'
import { newUuid } from '../browser/new-uuid.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import type { DraftPhotos } from '../forms/use-draft-photos.ts'
import { AttemptFailure } from './attempt-failure.tsx'
import { DraftPhotosField } from './draft-photos.tsx'

type ReplyFormProps = {
  label: string
  button: string
  failed: string
  maxLength: number
  /** Added to what is written whenever it changes. */
  added?: string | undefined
  photos?: { draft: DraftPhotos; hint: string } | undefined
  /** `id` stays the same while the same words are sent again. */
  send: (reply: { id: string; words: string; photos: string[] }, signal: AbortSignal) => Promise<void>
}

/** Some words, with photos where they are wanted. What was written stays until it was sent. */
export function ReplyForm({ label, button, failed, maxLength, added, photos, send }: ReplyFormProps) {
  const [words, setWords] = useState('')
  const [lastAdded, setLastAdded] = useState<string | undefined>(undefined)
  if (added !== lastAdded) {
    setLastAdded(added)
    if (added) setWords(words.trim() === '' ? added : `${words.trimEnd()}\n\n${added}`)
  }
  const [attempted, setAttempted] = useState(false)
  const attempt = useAttempt(failed)
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<{ words: string; id: string } | null>(null)
  const isBusy = attempt.state.step === 'busy'
  const isMissing = words.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (isMissing) return field.current?.focus()
    const trimmed = words.trim()
    if (sent.current?.words !== trimmed) sent.current = { words: trimmed, id: newUuid() }
    const { id } = sent.current
    attempt.run(async (signal) => {
      const keys = (await photos?.draft.upload()) ?? []
      await send({ id, words: trimmed, photos: keys }, signal)
      setWords('')
      setAttempted(false)
      sent.current = null
      photos?.draft.clear()
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={label}
        required
        rows={3}
        maxLength={maxLength}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={isMissing ? 'Write a few words' : null}
        attempted={attempted}
      />
      {photos && <DraftPhotosField draft={photos.draft} hint={photos.hint} />}
      <Button type="submit" className="justify-self-start" busy={isBusy} busyLabel="Sending...">
        {button}
      </Button>
      <AttemptFailure attempt={attempt} />
    </form>
  )
}

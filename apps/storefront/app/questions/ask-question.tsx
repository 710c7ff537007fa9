import { messageOf } from '@ahia/contracts/api-error'
import { MAX_QUESTION_LENGTH, MIN_QUESTION_LENGTH } from '@ahia/contracts/limits'
import { askQuestion } from '@ahia/contracts/questions/product-questions'
import { authorName } from '@ahia/rules/author-name'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { type FormEvent, useId, useState } from 'react'
import { call, signedInName } from '#session/customer-session.ts'

type AskQuestionProps = { productId: string; shopName: string; isOpen: boolean; onClose: () => void }

type AskingState = { step: 'writing' } | { step: 'busy' } | { step: 'failed'; message: string }

const WRITING: AskingState = { step: 'writing' }

/** WIN-39: for signed-in customers. The draft stays when the dialog is closed. */
export function AskQuestion({ productId, shopName, isOpen, onClose }: AskQuestionProps) {
  const [asking, setAsking] = useState<AskingState>(WRITING)
  const [text, setText] = useState('')
  const [attempted, setAttempted] = useState(false)
  const formId = useId()
  const isBusy = asking.step === 'busy'
  const isShort = text.trim().length < MIN_QUESTION_LENGTH
  const close = () => {
    if (isBusy) return
    setAsking(WRITING)
    onClose()
  }
  const send = async () => {
    setAsking({ step: 'busy' })
    try {
      await call(askQuestion, { id: productId, question: text.trim() })
      setText('')
      setAttempted(false)
      setAsking(WRITING)
      onClose()
      showToast({ kind: 'success', text: `Sent to ${shopName}. We'll email you the answer.` })
    } catch (error) {
      setAsking({ step: 'failed', message: messageOf(error, 'Failed to send your question') })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempted(true)
    if (!isShort && !isBusy) void send()
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={`Ask ${shopName}`}
      actions={
        <>
          <Button look="outline" disabled={isBusy} onClick={close}>
            Not now
          </Button>
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Sending...">
            Send question
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextArea
          label="Your question"
          hint={`Once it's answered, your question will appear here, asked by '${authorName(signedInName())}'. Leave out phone numbers and addresses.`}
          required
          rows={4}
          maxLength={MAX_QUESTION_LENGTH}
          value={text}
          error={isShort ? `Write at least ${MIN_QUESTION_LENGTH} characters` : null}
          attempted={attempted}
          onChange={(event) => setText(event.target.value)}
        />
        {asking.step === 'failed' && (
          <Banner tone="danger" role="alert">
            {asking.message}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

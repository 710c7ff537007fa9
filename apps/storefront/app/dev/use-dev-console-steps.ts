import { messageOf } from '@ahia/contracts/api-error'
import { useRouter } from '@ahia/web/router/router-context'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { takeDevConsoleStep } from './dev-console-step.ts'

export type DevConsoleSteps = {
  /** Why the last step failed. */
  failure: string | null
  /** The form that is being sent. */
  sending: FormData | null
  /** For a form's `onSubmit`: one step at a time, and the page is loaded again after each. */
  send: (event: SubmitEvent<HTMLFormElement>) => void
}

export function useDevConsoleSteps(): DevConsoleSteps {
  const { call, reload } = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState<FormData | null>(null)
  const isSending = useRef(false) // a second press may come before the first was rendered
  useEffect(() => {
    if (sending === null) isSending.current = false // and before the new list was
  }, [sending])
  const take = async (form: FormData) => {
    isSending.current = true
    setSending(form)
    try {
      await takeDevConsoleStep(call, form)
      setFailure(null)
    } catch (error) {
      setFailure(messageOf(error, "That didn't work"))
    }
    await reload()
    setSending(null)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending.current) void take(new FormData(event.currentTarget, event.submitter))
  }
  return { failure, sending, send }
}

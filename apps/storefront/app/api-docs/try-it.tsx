import { Button } from '@ahia/ui/button'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { Tag } from '@ahia/ui/tag'
import { type SubmitEvent, useState } from 'react'
import { customerSession } from '#session/customer-session.ts'
import { CodeBlock } from './code-block.tsx'
import type { ApiEndpoint } from './read-api-document.ts'
import { sendTrial, type TrialEnd } from './send-trial.ts'

type Trial = { step: 'waiting' } | { step: 'sending' } | TrialEnd

const TOKEN = 'bearer-token'
const BODY = 'body'

/** API-42: sends the real call, with the signed-in account or the token that is typed in. */
export function TryIt({ endpoint }: { endpoint: ApiEndpoint }) {
  const [trial, setTrial] = useState<Trial>({ step: 'waiting' })
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
    setTrial({ step: 'sending' })
    setTrial(
      await sendTrial(endpoint, {
        values,
        body: values[BODY] ?? '',
        token: values[TOKEN] || customerSession.token(),
      }),
    )
  }
  return (
    <form
      onSubmit={send}
      className="grid grid-cols-1 content-start gap-4"
      aria-label={`Try ${endpoint.method} ${endpoint.path}`}
    >
      <h3 className="font-semibold">Try it</h3>
      {endpoint.parameters.map(({ name, required, type }) => (
        <TextField key={name} name={name} label={name} hint={type} required={required} />
      ))}
      {endpoint.body !== null && (
        <TextArea name={BODY} label="JSON body" defaultValue="{}" className="font-mono" required />
      )}
      {endpoint.auth !== 'none' && (
        <TextField name={TOKEN} label="Bearer token" hint="Leave it empty to use your own sign-in." />
      )}
      <Button
        type="submit"
        busy={trial.step === 'sending'}
        busyLabel="Sending..."
        className="justify-self-start"
      >
        Send
      </Button>
      <div role="status">
        <TrialResult trial={trial} />
      </div>
    </form>
  )
}

function TrialResult({ trial }: { trial: Trial }) {
  if (trial.step === 'failed') return <p className="font-semibold text-danger">{trial.message}</p>
  if (trial.step !== 'answered') return null
  return (
    <div className="grid gap-2">
      <p>
        <Tag tone={trial.status < 400 ? 'ok' : 'danger'}>{trial.status}</Tag> after {trial.ms} ms
      </p>
      <CodeBlock label="Response" text={trial.body} />
    </div>
  )
}

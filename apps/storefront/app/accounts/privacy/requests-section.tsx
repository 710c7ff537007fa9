import { listDataRequests, sendDataRequest } from '@ahia/contracts/profile/privacy'
import { DATA_REQUEST_KINDS, type DataRequest } from '@ahia/contracts/shapes/data-request'
import { lagosDate } from '@ahia/rules/lagos-date'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea } from '@ahia/ui/forms/field'
import { Dialog } from '@ahia/ui/overlays/dialog'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { PasswordQuestion } from '@ahia/web/passwords/password-question'
import { useAttemptDialog } from '@ahia/web/passwords/use-attempt-dialog'
import { useId, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { useOwnAnswer } from '../profile/answer.ts'
import { ProfileRow } from '../profile/group.tsx'

const KINDS: Record<DataRequest['kind'], string> = {
  ACCESS: 'See what you hold about me',
  CORRECTION: 'Correct something',
  ERASURE: 'Remove my data',
  OBJECTION: 'Stop using my data for something',
  PORTABILITY: 'Take my data with me',
  RESTRICTION: "Keep my data, but don't use it",
}
const STATES = { OPEN: "We're working on it", DONE: 'Done', REFUSED: 'Refused' } as const

const askForRequests = async (signal: AbortSignal): Promise<readonly DataRequest[]> =>
  (await call(listDataRequests, {}, { signal })).requests

/** PRIV-08: questions about one's data that need a person; answered within 30 days. */
export function RequestsSection({ email }: { email: string }) {
  const requests = useOwnAnswer({ ask: askForRequests, fallback: "We couldn't load your requests." })
  return (
    <ProfileRow title="Ask us about your data">
      <p className="mb-4 text-text-2">For anything you can't do here yourself. We'll reply within 30 days.</p>
      <AskDialog
        email={email}
        onSent={(sent) => requests.put((shown) => [sent, ...shown.filter(({ id }) => id !== sent.id)])}
      />
      <LoadedPart {...requests}>
        {(shown) =>
          shown.length > 0 && (
            <ul aria-label="Your requests" className="mt-4 divide-y divide-border">
              {shown.map((request) => (
                <li key={request.id} className="grid gap-1 py-3 text-small">
                  <p className="font-semibold">{KINDS[request.kind]}</p>
                  <p className="text-text-2">
                    {STATES[request.state]}
                    {request.state === 'OPEN' && `, answered by ${lagosDate(request.dueAt)}`}
                  </p>
                  {request.answer && <p className="wrap-anywhere">{request.answer}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </ProfileRow>
  )
}

function AskDialog({ email, onSent }: { email: string; onSent: (request: DataRequest) => void }) {
  const attempt = useAttempt("We couldn't send your request")
  const dialog = useAttemptDialog(attempt)
  const formId = useId()
  const [kind, setKind] = useState<DataRequest['kind']>('CORRECTION')
  const [words, setWords] = useState('')
  const [attempted, setAttempted] = useState(false)
  const send = (password: string) => {
    setAttempted(true)
    if (words.trim() === '') return
    attempt.run(async (signal) => {
      const { request } = await call(sendDataRequest, { kind, words, password }, { signal })
      onSent(request)
      setWords('')
      setAttempted(false)
      dialog.close()
    })
  }
  return (
    <>
      <Button look="outline" onClick={dialog.open}>
        Ask us
      </Button>
      <Dialog
        open={dialog.isOpen}
        onClose={dialog.close}
        title="Ask us about your data"
        actions={
          <Button type="submit" form={formId} busy={dialog.isBusy} busyLabel="Sending...">
            Send
          </Button>
        }
      >
        <div className="grid gap-4">
          <SelectField
            label="What should we do?"
            isUnmarked
            value={kind}
            onChange={(event) =>
              setKind(DATA_REQUEST_KINDS.find((one) => one === event.target.value) ?? kind)
            }
          >
            {DATA_REQUEST_KINDS.map((one) => (
              <option key={one} value={one}>
                {KINDS[one]}
              </option>
            ))}
          </SelectField>
          <TextArea
            label="In your own words"
            required
            maxLength={2_000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            error={words.trim() === '' ? 'Tell us what you want us to do' : null}
            attempted={attempted}
          />
        </div>
        <PasswordQuestion id={formId} email={email} attempt={attempt} onGiven={send} />
      </Dialog>
    </>
  )
}

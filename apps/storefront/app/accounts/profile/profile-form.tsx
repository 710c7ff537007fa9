import type { User } from '@ahia/contracts/shapes/user'
import { updateProfile } from '@ahia/contracts/user'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { TOAST_MS } from '@ahia/ui/overlays/toast-queue'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { focusFirstError } from '@ahia/web/forms/use-missing-fields'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { call } from '#session/customer-session.ts'
import { userIn } from '../sign-in/answered-user.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import { ProfileAddressFields } from './address-fields.tsx'
import { ProfileBasicFields } from './basic-fields.tsx'
import { useBriefly } from './briefly.ts'
import { canSave, type ProfileDraft, toDraft, toUpdate } from './draft.rules.ts'
import { ProfileOverlay } from './overlay.tsx'

const FIELDS = [
  'name',
  'phone',
  'street',
  'city',
  'country',
  'state',
] as const satisfies (keyof ProfileDraft)[]

type ProfileFormProps = { user: User; onSaved: (user: User) => void; onCancel: () => void }

/** PROF-03, PROF-04, PROF-05: the edit form and what it says while and after saving. */
export function ProfileForm({ user, onSaved, onCancel }: ProfileFormProps) {
  const attempt = useAttempt(FAILURE_TEXTS.updateProfile, FIELDS)
  const [draft, setDraft] = useState(() => toDraft(user))
  const form = useRef<HTMLFormElement>(null)
  const hintId = useId()
  const { state, errorOf, clearFieldErrors } = attempt
  const isSaving = state.step === 'busy'
  const isComplete = canSave(draft)
  const failure = state.step === 'failed' ? state : null
  const showsFailure = useBriefly(failure, TOAST_MS.profileError)
  useFocusOnArrival(form)
  useFocusAfterFailure(form, failure)

  const change = (changes: Partial<ProfileDraft>) => {
    clearFieldErrors()
    setDraft({ ...draft, ...changes })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete) return
    attempt.run(async (signal) => {
      onSaved(userIn(await call(updateProfile, toUpdate(draft), { signal })))
    })
  }
  return (
    <Card className="relative">
      {isSaving && <ProfileOverlay />}
      <form
        ref={form}
        aria-label="Edit profile"
        noValidate
        inert={isSaving}
        onSubmit={save}
        className="grid gap-8"
      >
        <ProfileBasicFields draft={draft} stored={user} onChange={change} errorOf={errorOf} />
        <ProfileAddressFields draft={draft} stored={user} onChange={change} errorOf={errorOf} />
        {failure && showsFailure && (
          <Banner tone="danger" role="alert">
            {failure.message}
          </Banner>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            disabled={!isComplete || isSaving}
            aria-describedby={isComplete ? undefined : hintId}
          >
            Save Changes
          </Button>
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
          {!isComplete && (
            <p id={hintId} className="text-small text-text-3">
              Enter your full name and phone number.
            </p>
          )}
        </div>
      </form>
    </Card>
  )
}

function useFocusOnArrival(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
}

/** The form could not have the focus while it was saved: it returns to the first error, else to the button. */
function useFocusAfterFailure(form: RefObject<HTMLFormElement | null>, failure: object | null): void {
  useEffect(() => {
    if (failure === null) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    focusFirstError(form.current)
  }, [form, failure])
}

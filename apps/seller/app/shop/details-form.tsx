import { ApiError } from '@ahia/contracts/api-error'
import { MAX_PLACE_LENGTH } from '@ahia/contracts/limits'
import { getShopDetails, type ShopDetails, saveShopDetails } from '@ahia/contracts/seller/shop-details'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { type Attempt, useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'
import { DETAIL_FIELDS, type DetailName, type TypedDetails, toSent, toTyped } from './details.rules.ts'

type DetailsFormProps = {
  details: ShopDetails
  onSaved: (saved: ShopDetails) => void
  /** Another device has changed them: this is what they are now. What was typed stays. */
  onChanged: (present: ShopDetails) => void
  onCancel: () => void
}

export function DetailsForm({ details, onSaved, onChanged, onCancel }: DetailsFormProps) {
  const [typed, setTyped] = useState<TypedDetails>(() => toTyped(details))
  const attempt = useAttempt(
    "We couldn't save your business details.",
    DETAIL_FIELDS.map(({ name }) => name),
  )
  const keyOf = useRequestKey()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    attempt.run(async (signal) => {
      const content = { version: details.version, ...toSent(typed) }
      try {
        onSaved(
          await shopSession.call(saveShopDetails, { requestKey: keyOf(content), ...content }, { signal }),
        )
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CHANGED_MEANWHILE')
          onChanged(await shopSession.call(getShopDetails, {}, { signal }))
        throw error
      }
    })
  }
  const isBusy = attempt.state.step === 'busy'
  const type = (name: DetailName, text: string) => {
    setTyped({ ...typed, [name]: text })
    attempt.reset()
  }
  return (
    <form noValidate onSubmit={submit} aria-labelledby="details-title" className="grid gap-4">
      {DETAIL_FIELDS.map(({ name, label, hint, isLong }) => {
        const field = {
          label,
          hint,
          name,
          value: typed[name],
          readOnly: isBusy,
          error: attempt.errorOf(name),
          attempted: true,
        }
        return isLong ? (
          <TextArea
            key={name}
            {...field}
            rows={2}
            maxLength={MAX_PLACE_LENGTH}
            onChange={(event) => type(name, event.target.value)}
          />
        ) : (
          <TextField
            key={name}
            {...field}
            inputMode={name === 'deliveryPhone' ? 'tel' : undefined}
            onChange={(event) => type(name, event.target.value)}
          />
        )
      })}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} busyLabel="Saving..." className="w-full sm:w-auto">
          Save business details
        </Button>
        <Button look="outline" disabled={isBusy} onClick={onCancel} className="w-full sm:w-auto">
          Cancel
        </Button>
      </div>
      <Outcome attempt={attempt} present={details} typed={typed} />
    </form>
  )
}

type OutcomeProps = { attempt: Attempt; present: ShopDetails; typed: TypedDetails }

/** SELL-08: what another device saved stands beside what was typed. */
function Outcome({ attempt, present, typed }: OutcomeProps) {
  const { state } = attempt
  return state.step === 'failed' && state.code === 'CHANGED_MEANWHILE' ? (
    <ChangedMeanwhile present={present} typed={typed} />
  ) : (
    <SaveOutcome attempt={attempt} />
  )
}

function ChangedMeanwhile({ present, typed }: Omit<OutcomeProps, 'attempt'>) {
  const saved = toTyped(present)
  const others = DETAIL_FIELDS.filter(({ name }) => saved[name] !== typed[name].trim())
  return (
    <Banner tone="warn" role="alert" heading="Another device changed these details">
      <p>What you typed is still here. Saved now:</p>
      <ul className="my-2 list-disc pl-5">
        {others.map(({ name, label }) => (
          <li key={name}>
            {label}: {saved[name] || 'not given'}
          </li>
        ))}
      </ul>
      <p>Save again to use what you typed.</p>
    </Banner>
  )
}

import type { SignedInUser } from '@ahia/contracts/shapes/user'
import { updateProfile } from '@ahia/contracts/user'
import { SelectField, TextField } from '@ahia/ui/forms/field'
import { AccountForm } from '@ahia/web/forms/account-form'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useMissingFields } from '@ahia/web/forms/use-missing-fields'
import { useTyped } from '@ahia/web/forms/use-typed'
import { useState } from 'react'
import { AddressFields } from '#address/address-fields.tsx'
import { USUAL_COUNTRY } from '#address/usual-country.ts'
import { call } from '#session/customer-session.ts'
import { GENDER_LABELS, isGender } from '../gender-labels.ts'
import { signedInUserIn } from '../sign-in/answered-user.ts'
import { FAILURE_TEXTS } from '../sign-in/failure-texts.ts'
import {
  hasMissingFields,
  missingIn,
  PROFILE_FIELDS,
  type ProfileField,
  type SignUpProfile,
} from './sign-up-profile.rules.ts'
import { StartAgain } from './start-again.tsx'

type Place = { country: string; state: string }

type SignUpProfileScreenProps = {
  onRegistered: (user: SignedInUser) => void
  /** The next page is the checkout, which fills in this address. */
  isForDelivery: boolean
  startPath: string
  loginPath: string
}

/** AUTH-06: the last step of registration. */
export function SignUpProfileScreen(props: SignUpProfileScreenProps) {
  const { onRegistered, isForDelivery, startPath, loginPath } = props
  const attempt = useAttempt(FAILURE_TEXTS.updateProfile, PROFILE_FIELDS)
  const [place, setPlace] = useState<Place>({ country: USUAL_COUNTRY, state: '' })
  const { form, typed, look } = useTyped((text) => ({
    name: text('name').trim(),
    phone: text('phone').trim(),
    gender: text('gender'),
    street: text('street').trim(),
    city: text('city').trim(),
  }))
  const missingFields = useMissingFields(form)
  const profile = { ...typed, ...place }

  const submit = () => {
    const filledIn = { ...look(), ...place }
    if (hasMissingFields(filledIn)) return missingFields.show()
    attempt.run(async (signal) => {
      onRegistered(signedInUserIn(await call(updateProfile, toProfile(filledIn), { signal })))
    })
  }
  const wordsOf = (field: ProfileField) => ({
    error: missingIn(profile, field) ?? attempt.errorOf(field),
    attempted: missingFields.attempted || attempt.errorOf(field) !== null,
  })
  return (
    <AccountForm
      form={form}
      attempt={attempt}
      onSubmit={submit}
      onInput={look}
      button="Finish"
      busyLabel="Saving..."
      wayOut={<StartAgain attempt={attempt} startPath={startPath} loginPath={loginPath} />}
    >
      <TextField label="Name" name="name" autoComplete="name" required maxLength={200} {...wordsOf('name')} />
      <TextField
        label="Telephone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
        placeholder="0803 123 4567"
        {...wordsOf('phone')}
      />
      {isForDelivery && (
        <p className="text-small text-text-2">
          We'll deliver to the address below. You can change it at checkout.
        </p>
      )}
      <AddressFields wordsOf={wordsOf} place={place} onPlace={setPlace} />
      <SelectField label="Gender" name="gender" autoComplete="sex" defaultValue="">
        <option value="">Select gender</option>
        {Object.entries(GENDER_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </AccountForm>
  )
}

function toProfile({ name, phone, gender, street, city, country, state }: SignUpProfile) {
  return {
    name,
    phone,
    ...(isGender(gender) ? { gender } : {}),
    address: { street, city, state, country },
  }
}

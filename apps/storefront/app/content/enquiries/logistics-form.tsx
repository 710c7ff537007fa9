import { applyForLogistics } from '@ahia/contracts/contact'
import { MAX_FLEET_LENGTH } from '@ahia/contracts/limits'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { call } from '#session/customer-session.ts'
import type { TypedFields } from './enquiry.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { LOGISTICS, toApplication } from './logistics-enquiry.ts'
import { LogisticsStatesField } from './logistics-states-field.tsx'
import type { EnquiryOutcome } from './submit-enquiry.ts'

const send = (typed: TypedFields) => call(applyForLogistics, toApplication(typed))

/** STAT-06: works without scripts too. */
export function LogisticsForm({ outcome }: { outcome: EnquiryOutcome | null }) {
  return (
    <EnquiryForm enquiry={LOGISTICS} send={send} outcome={outcome}>
      {(fieldOf, typed) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Company" autoComplete="organization" maxLength={200} {...fieldOf('company')} />
            <TextField label="Contact name" autoComplete="name" maxLength={200} {...fieldOf('contactName')} />
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              placeholder="ada@example.com"
              {...fieldOf('email')}
            />
            <TextField
              label="Telephone"
              type="tel"
              autoComplete="tel"
              maxLength={30}
              placeholder="0803 123 4567"
              {...fieldOf('phone')}
            />
          </div>
          <LogisticsStatesField error={fieldOf('states').error} chosen={typed.states ?? []} />
          <TextArea
            label="Fleet"
            rows={4}
            maxLength={MAX_FLEET_LENGTH}
            hint="What you deliver with, and how many of each: motorcycles, tricycles, cars, vans, trucks."
            {...fieldOf('fleet')}
          />
        </>
      )}
    </EnquiryForm>
  )
}

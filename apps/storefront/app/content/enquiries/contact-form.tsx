import { sendMessage } from '@ahia/contracts/contact'
import { MAX_MESSAGE_LENGTH } from '@ahia/contracts/limits'
import { TextArea, TextField } from '@ahia/ui/forms/field'
import { call } from '#session/customer-session.ts'
import { CONTACT, toMessage } from './contact-enquiry.ts'
import type { TypedFields } from './enquiry.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquiryOutcome } from './submit-enquiry.ts'

const send = (typed: TypedFields) => call(sendMessage, toMessage(typed))

/** STAT-02: works without scripts too. */
export function ContactForm({ outcome }: { outcome: EnquiryOutcome | null }) {
  return (
    <EnquiryForm enquiry={CONTACT} send={send} outcome={outcome}>
      {(fieldOf) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" maxLength={200} {...fieldOf('name')} />
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
          </div>
          <TextField label="Subject" autoComplete="off" maxLength={200} {...fieldOf('subject')} />
          <TextArea label="Message" rows={5} maxLength={MAX_MESSAGE_LENGTH} {...fieldOf('message')} />
        </>
      )}
    </EnquiryForm>
  )
}

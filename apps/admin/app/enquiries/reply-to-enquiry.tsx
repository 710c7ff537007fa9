import { MAX_REPLY_LENGTH, recordReceived, replyToEnquiry } from '@ahia/contracts/admin/enquiries'
import type { EnquiryEntryId } from '@ahia/contracts/ids'
import { READY_TEXTS } from '@ahia/reference/staff/ready-texts'
import { SelectField } from '@ahia/ui/forms/field'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'
import type { EnquiryProps } from './enquiry-page.tsx'

/** ADMIN-52: an answer by email. A ready text begins it; what is sent is what is written here. */
export function ReplyToEnquiry({ enquiry: { _id: id, version }, onChange }: EnquiryProps) {
  const [ready, setReady] = useState('')
  return (
    <section aria-labelledby="reply" className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <h2 id="reply" className="text-h3 font-extrabold">
        Answer by email
      </h2>
      <SelectField
        label="Insert a template"
        isUnmarked
        value={ready}
        onChange={({ target }) => setReady(target.value)}
      >
        <option value="">None</option>
        {READY_TEXTS.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      <ReplyForm
        label="Your answer"
        button="Send"
        failed="We couldn't send your answer"
        maxLength={MAX_REPLY_LENGTH}
        added={READY_TEXTS.find(({ title }) => title === ready)?.words}
        send={async ({ id: entryId, words }, signal) => {
          await call(replyToEnquiry, { id, version, words, entryId: entryId as EnquiryEntryId }, { signal })
          showToast({ kind: 'success', text: 'Sent' })
          onChange()
        }}
      />
    </section>
  )
}

/** What came back by email, into our inbox. */
export function ReceivedForm({ enquiry: { _id: id, version }, onChange }: EnquiryProps) {
  return (
    <details className="rounded-card border border-border bg-surface p-4">
      <summary className="cursor-pointer py-2.5 font-semibold">They replied by email…</summary>
      <ReplyForm
        label="Their message"
        button="Copy it here"
        failed="We couldn't save their message"
        maxLength={MAX_REPLY_LENGTH}
        send={async ({ id: entryId, words }, signal) => {
          await call(recordReceived, { id, version, words, entryId: entryId as EnquiryEntryId }, { signal })
          onChange()
        }}
      />
    </details>
  )
}

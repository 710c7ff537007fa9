import type { Enquiry } from '@ahia/contracts/admin/enquiries'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { ENTRIES } from './enquiry-words.ts'

const CARD = 'rounded-card border border-border p-4'

/** ADMIN-49: what was written and done, in one column of time. Their words are text and nothing else. */
export function EnquiryThread({ enquiry: { name, words, sentAt, entries } }: { enquiry: Enquiry }) {
  return (
    <ol aria-label="Messages" className="grid gap-3">
      <li className={`${CARD} bg-surface`}>
        <p className="text-small text-text-2">
          <span className="font-semibold">{name}</span>, {lagosMoment(sentAt)}
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{words}</p>
      </li>
      {entries.map(({ _id, kind, words: written, by, at }) =>
        written === null ? (
          <li key={_id} className="px-4 text-small text-text-2">
            {by} {ENTRIES[kind]}, {lagosMoment(at)}
          </li>
        ) : (
          <li key={_id} className={`${CARD} ${kind === 'REPLY' ? 'ml-6 bg-info-soft' : 'bg-surface'}`}>
            <p className="text-small text-text-2">
              <span className="font-semibold">{kind === 'REPLY' ? by : name}</span>, {lagosMoment(at)}
              {kind === 'RECEIVED' && `, copied here by ${by}`}
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{written}</p>
          </li>
        ),
      )}
    </ol>
  )
}

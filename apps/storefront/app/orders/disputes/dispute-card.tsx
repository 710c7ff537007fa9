import {
  appealDispute,
  escalateDispute,
  getDisputePhoto,
  writeDisputeMessage,
} from '@ahia/contracts/disputes'
import type { DisputeMessageId } from '@ahia/contracts/ids'
import { MAX_DISPUTE_PHOTOS, MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { disputeEntries, disputeStageWords } from '@ahia/rules/disputes/dispute-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { showToast } from '@ahia/ui/overlays/show-toast'
import { AttemptButton } from '@ahia/web/components/attempt-button'
import { Conversation } from '@ahia/web/components/conversation'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useDraftPhotos } from '@ahia/web/forms/use-draft-photos'
import { shrinkPhoto } from '#pictures/shrink-photo.ts'
import { call } from '#session/customer-session.ts'
import { amountWords } from '../order.rules.ts'
import { FoldedReply } from './folded-reply.tsx'
import { PHOTOS_CONSENT, sendPhotos } from './send-photos.ts'

type DisputeCardProps = {
  dispute: Dispute
  /** An order of one item needs no name: it is right below. */
  isNamed: boolean
  onChanged: (dispute: Dispute) => void
}

/** ADMIN-24, ADMIN-26: one complaint: what it is about, how far it is, what was said, and what can be done now. */
export function DisputeCard({ dispute, isNamed, onChanged }: DisputeCardProps) {
  const entries = disputeEntries(dispute, 'CUSTOMER', amountWords)
  const draft = useDraftPhotos({ max: MAX_DISPUTE_PHOTOS, shrink: shrinkPhoto, send: sendPhotos })
  const { _id: id, lines, actions } = dispute
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        {isNamed && <p className="font-semibold wrap-anywhere">{lines.map(({ name }) => name).join(', ')}</p>}
        <p className="text-small text-text-2">{disputeStageWords(dispute, 'CUSTOMER')}</p>
      </div>
      <Conversation
        label="Messages"
        entries={entries.map((entry) => ({ ...entry, when: lagosMoment(entry.at) }))}
        loadPhoto={async (messageId, place, signal) =>
          (
            await call(
              getDisputePhoto,
              { id, messageId: messageId as DisputeMessageId, place: String(place) },
              { signal },
            )
          ).photo
        }
      />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {actions.includes('WRITE') && (
          <FoldedReply label="Write to the shop">
            <ReplyForm
              label="Write to the shop"
              button="Send"
              failed="Failed to send your message"
              maxLength={MAX_REASON_LENGTH}
              photos={{ draft, hint: PHOTOS_CONSENT }}
              send={async ({ id: messageId, words, photos }, signal) => {
                const message = { id, messageId: messageId as DisputeMessageId, words, photos }
                onChanged((await call(writeDisputeMessage, message, { signal })).dispute)
                showToast({ kind: 'success', text: "We've sent it to the shop" })
              }}
            />
          </FoldedReply>
        )}
        {actions.includes('ESCALATE') && (
          <div className="max-sm:basis-full max-sm:[&_button]:w-full">
            <AttemptButton
              label="Ask our team to decide"
              busyLabel="Asking..."
              failed="Failed to ask our team"
              act={async (signal) => {
                onChanged((await call(escalateDispute, { id }, { signal })).dispute)
                showToast({ kind: 'success', text: 'Our team will decide' })
              }}
            />
          </div>
        )}
        {actions.includes('APPEAL') && (
          <FoldedReply label="Appeal this decision">
            <ReplyForm
              label="Why is the decision wrong?"
              button="Appeal"
              failed="Failed to send your appeal"
              maxLength={MAX_REASON_LENGTH}
              send={async ({ words }, signal) => {
                onChanged((await call(appealDispute, { id, words }, { signal })).dispute)
                showToast({ kind: 'success', text: "We've received your appeal" })
              }}
            />
          </FoldedReply>
        )}
      </div>
    </section>
  )
}

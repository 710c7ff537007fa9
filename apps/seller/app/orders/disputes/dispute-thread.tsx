import type { DisputeMessageId } from '@ahia/contracts/ids'
import { MAX_DISPUTE_PHOTOS, MAX_REASON_LENGTH } from '@ahia/contracts/limits'
import { uploadAnswerPhotos } from '@ahia/contracts/media'
import {
  answerSellerDispute,
  appealSellerDispute,
  escalateSellerDispute,
  getSellerDisputePhoto,
} from '@ahia/contracts/seller/seller-disputes'
import type { Dispute } from '@ahia/contracts/shapes/dispute'
import { disputeEntries, disputeStageWords } from '@ahia/rules/disputes/dispute-words'
import { lagosMoment } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { AttemptButton } from '@ahia/web/components/attempt-button'
import { Conversation } from '@ahia/web/components/conversation'
import { ReplyForm } from '@ahia/web/components/reply-form'
import { useDraftPhotos } from '@ahia/web/forms/use-draft-photos'
import { amountWords } from '../order-words.ts'

type DisputeThreadProps = { dispute: Dispute; onChanged: (dispute: Dispute) => void }

const shrink = async (file: File): Promise<Blob> =>
  (await import('#pictures/shrink-picture.ts')).shrinkPicture(file)
const sendPhotos = async (photos: readonly Blob[]): Promise<string[]> =>
  (await shopSession.call(uploadAnswerPhotos, {}, { files: photos })).files.map(({ key }) => key)

/** ADMIN-24, ADMIN-26: what was said, and what the shop can do now. Needs a network: nothing is queued. */
export function DisputeThread({ dispute, onChanged }: DisputeThreadProps) {
  const draft = useDraftPhotos({ max: MAX_DISPUTE_PHOTOS, shrink, send: sendPhotos })
  const { _id: id, lines, actions } = dispute
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">
          {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </p>
        <p className="text-small text-text-2">{disputeStageWords(dispute, 'SHOP')}</p>
      </div>
      <Conversation
        label="Messages"
        entries={disputeEntries(dispute, 'SHOP', amountWords).map((entry) => ({
          ...entry,
          when: lagosMoment(entry.at),
        }))}
        loadPhoto={async (messageId, place, signal) => {
          const photo = { id, messageId: messageId as DisputeMessageId, place: String(place) }
          return (await shopSession.call(getSellerDisputePhoto, photo, { signal })).photo
        }}
      />
      {actions.includes('WRITE') && (
        <ReplyForm
          label="Your answer"
          button="Send answer"
          failed="We couldn't send your answer."
          maxLength={MAX_REASON_LENGTH}
          photos={{ draft, hint: 'Only you, the customer and our team can see them.' }}
          send={async ({ id: messageId, words, photos }, signal) => {
            const message = { id, messageId: messageId as DisputeMessageId, words, photos }
            onChanged((await shopSession.call(answerSellerDispute, message, { signal })).dispute)
          }}
        />
      )}
      {actions.includes('ESCALATE') && (
        <AttemptButton
          label="Ask our team to decide"
          busyLabel="Asking..."
          failed="We couldn't ask our team."
          act={async (signal) =>
            onChanged((await shopSession.call(escalateSellerDispute, { id }, { signal })).dispute)
          }
        />
      )}
      {actions.includes('APPEAL') && (
        <ReplyForm
          label="Why is the decision wrong?"
          button="Appeal"
          failed="We couldn't send your appeal."
          maxLength={MAX_REASON_LENGTH}
          send={async ({ words }, signal) =>
            onChanged((await shopSession.call(appealSellerDispute, { id, words }, { signal })).dispute)
          }
        />
      )}
    </div>
  )
}

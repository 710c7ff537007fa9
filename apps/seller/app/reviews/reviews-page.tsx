import { BRAND } from '@ahia/reference/brand'
import { RadioPills } from '@ahia/ui/forms/radio-pills'
import { definePage } from '@ahia/web/router/page'
import { useState } from 'react'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { ReviewList, type ReviewState } from './review-list.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Reviews'),
    description: `What customers say about your products on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: ReviewsPage,
})

/** SELL-64 */
function ReviewsPage() {
  return (
    <WithShop title="Reviews" without="Customers can review an item once it is delivered.">
      <ChosenReviews />
    </WithShop>
  )
}

const STATES = [
  { value: 'open', label: 'Without a reply' },
  { value: 'replied', label: 'With your reply' },
]

function ChosenReviews() {
  const [state, setState] = useState<ReviewState>('open')
  return (
    <>
      <p className="text-pretty text-text-2">
        Your reply appears below the review on the product page. One per review, and you can change it. Leave
        out phone numbers and addresses.
      </p>
      <RadioPills
        legend="Show"
        name="state"
        pills={STATES}
        chosen={state}
        onChoose={(chosen) => setState(chosen === 'replied' ? 'replied' : 'open')}
      />
      <ReviewList key={state} state={state} />
    </>
  )
}

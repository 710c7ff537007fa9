import { BRAND } from '@ahia/reference/brand'
import { definePage } from '@ahia/web/router/page'
import { hubTitle } from '#shell/hub-title.ts'
import { WithShop } from '#shell/with-shop.tsx'
import { QuestionSections } from './question-sections.tsx'

export default definePage({
  head: () => ({
    title: hubTitle('Questions'),
    description: `What customers ask your shop on ${BRAND.name}.`,
    isIndexed: false,
  }),
  isPublic: true,
  View: QuestionsPage,
})

/** SELL-62 */
function QuestionsPage() {
  return (
    <WithShop title="Questions" without="Customers can ask you once you have products on sale.">
      <QuestionSections />
    </WithShop>
  )
}

import { BRAND } from '@ahia/reference/brand'
import { buttonClass } from '@ahia/ui/button'
import { StatePanel } from '@ahia/ui/state-panel'
import { definePage } from '@ahia/web/router/page'
import { useShop } from '#session/use-shop.ts'
import { hubTitle } from '#shell/hub-title.ts'
import { Waiting } from '#shell/waiting.tsx'
import { SignIn } from '#sign-in/sign-in.tsx'
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
  const shop = useShop()
  if (shop.state === 'unknown') return <Waiting />
  if (shop.state === 'guest') return <SignIn />
  return (
    <div className="grid max-w-reading grid-cols-1 gap-5">
      <h1 className="text-h1 font-extrabold text-balance">Questions</h1>
      {shop.shopName === null ? <NoShop /> : <QuestionSections />}
    </div>
  )
}

function NoShop() {
  return (
    <StatePanel
      title="Add your shop profile first"
      actions={
        // A plain link: this page belongs to the market.
        <a href="/merchant" className={buttonClass()}>
          Add your shop profile
        </a>
      }
    >
      Customers can ask you once you have products on sale.
    </StatePanel>
  )
}

import { listShopQuestions } from '@ahia/contracts/seller/questions'
import { shopSession } from '@ahia/shop-session/shop-session'
import { buttonClass } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { Link } from '@ahia/web/components/link'
import type { PartState } from '@ahia/web/parts/part-state'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { setTabCount } from '#session/tab-counts.ts'

/** SELL-62: how many questions need an answer, and the way to them. */
export function QuestionsCard() {
  const { part } = useOwnPart(async (signal) => {
    const { total } = await shopSession.call(listShopQuestions, { state: 'open' }, { signal })
    setTabCount('/seller/questions', total)
    return total
  }, '')
  const isWaiting = part.state === 'ready' && part.value > 0
  return (
    <Card as="section" aria-labelledby="questions">
      <h2 id="questions" className="text-h3 font-extrabold">
        Customer questions
      </h2>
      <p role="status" className="mt-3 text-text-2">
        {summaryOf(part)}
      </p>
      <Link to="/seller/questions" className={`mt-4 ${buttonClass(isWaiting ? 'primary' : 'outline')}`}>
        {isWaiting ? 'Answer questions' : 'See questions'}
      </Link>
    </Card>
  )
}

/** The page itself says why it failed, and can be tried again. */
function summaryOf(part: PartState<number>): string {
  if (part.state === 'loading') return 'Loading…'
  if (part.state === 'failed') return "We couldn't check for new questions."
  if (part.value === 0) return 'No questions need an answer now.'
  return part.value === 1 ? '1 question needs your answer.' : `${part.value} questions need your answer.`
}

import { answerShopTerms, type ShopTerms } from '@ahia/contracts/seller/terms'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Button } from '@ahia/ui/button'
import { SaveOutcome } from '@ahia/web/components/save-outcome'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { useRequestKey } from '#session/use-request-key.ts'

type Notice = NonNullable<ShopTerms['notice']>
type Answer = NonNullable<Notice['answer']>
type AnswerTermsProps = { notice: Notice; onAnswered: (terms: ShopTerms) => void }

/** SELL-53: [Agree] or [Object]; nothing has to be pressed, as silence agrees. */
export function AnswerTerms({ notice: { version, answer }, onAnswered }: AnswerTermsProps) {
  const [pressed, setPressed] = useState<Answer | null>(null)
  const attempt = useAttempt("We couldn't send your answer.")
  const keyOf = useRequestKey()
  const send = (chosen: Answer) => {
    setPressed(chosen)
    attempt.run(async (signal) => {
      const content = { version, answer: chosen }
      onAnswered(
        await shopSession.call(answerShopTerms, { requestKey: keyOf(content), ...content }, { signal }),
      )
    })
  }
  const isBusy = attempt.state.step === 'busy'
  const button = (chosen: Answer, label: string, look: 'primary' | 'outline') =>
    answer !== chosen && (
      <Button
        look={look}
        busy={isBusy && pressed === chosen}
        disabled={isBusy && pressed !== chosen}
        busyLabel="Sending..."
        onClick={() => send(chosen)}
      >
        {label}
      </Button>
    )
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {button('AGREED', 'Agree', 'primary')}
        {button('OBJECTED', answer === 'AGREED' ? 'Object after all' : 'Object', 'outline')}
      </div>
      <SaveOutcome attempt={attempt} />
    </div>
  )
}

import { getShopTerms, type ShopTerms } from '@ahia/contracts/seller/terms'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { useState } from 'react'
import { ShopCard } from '../shop-card.tsx'
import { AnswerTerms } from './answer-terms.tsx'
import { TermsChanges } from './terms-changes.tsx'

/** SELL-53: which terms hold for the shop, and what is about to change. */
export function TermsCard() {
  return (
    <ShopCard
      id="terms"
      title="Merchant terms"
      load={(signal) => shopSession.call(getShopTerms, {}, { signal })}
      failed="We couldn't load your terms."
    >
      {(first) => <LoadedTerms first={first} />}
    </ShopCard>
  )
}

type Notice = NonNullable<ShopTerms['notice']>

function LoadedTerms({ first }: { first: ShopTerms }) {
  const [{ held, notice }, setTerms] = useState(first)
  const pdf = `/api/v1/terms/merchant.pdf?version=${held}`
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        The version of {lagosDate(held)} applies to your shop. {/* A plain link: a file of the market. */}
        <a href={pdf} className="font-semibold text-brand-text underline">
          Read it as a PDF
        </a>
      </p>
      {notice && (
        <>
          <p role="status" className="empty:hidden">
            {noticeWords(notice)}
          </p>
          {notice.canAnswer && <TermsChanges changes={notice.changes} />}
          {notice.canAnswer && <AnswerTerms notice={notice} onAnswered={setTerms} />}
        </>
      )}
      {notice?.answer === 'OBJECTED' && (
        <Banner tone="info">
          You objected. Your shop keeps its terms until you agree, or until one of us ends our agreement.
        </Banner>
      )}
    </div>
  )
}

function noticeWords({ version, holdsFrom, answer, canAnswer }: Notice): string {
  const terms = `the version of ${lagosDate(version)}`
  if (answer === 'AGREED') return `You agreed to ${terms}.`
  if (answer === 'OBJECTED') return `You can still agree to ${terms}.`
  return canAnswer
    ? `New terms: ${terms} will apply to your shop from ${lagosMoment(holdsFrom)}, unless you object first.`
    : ''
}

import { getShopTerms, type ShopTerms } from '@ahia/contracts/seller/terms'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { shopSession } from '@ahia/shop-session/shop-session'
import { Banner } from '@ahia/ui/banner'
import { Card } from '@ahia/ui/card'
import { LoadedPart } from '@ahia/web/components/loaded-part'
import { useOwnPart } from '@ahia/web/parts/use-part'
import { useState } from 'react'
import { useHashArrival } from '../use-hash-arrival.ts'
import { AnswerTerms } from './answer-terms.tsx'
import { TermsChanges } from './terms-changes.tsx'

/** SELL-53: which terms hold for the shop, and what is about to change. */
export function TermsCard() {
  const loaded = useOwnPart(
    (signal) => shopSession.call(getShopTerms, {}, { signal }),
    "We couldn't load your terms.",
  )
  return (
    <Card as="section" id="terms" aria-labelledby="terms-title">
      <h2 id="terms-title" className="mb-2 text-h3 font-extrabold">
        Merchant terms
      </h2>
      <LoadedPart {...loaded}>{(first) => <LoadedTerms first={first} />}</LoadedPart>
    </Card>
  )
}

type Notice = NonNullable<ShopTerms['notice']>

function LoadedTerms({ first }: { first: ShopTerms }) {
  useHashArrival('terms')
  const [{ held, notice }, setTerms] = useState(first)
  const pdf = `/api/v1/terms/merchant.pdf?version=${held}`
  return (
    <div className="grid gap-4">
      <p className="text-pretty">
        The version of {lagosDate(held)} holds for your shop. {/* A plain link: a file of the market. */}
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
    ? `New terms: ${terms} will hold for your shop from ${lagosMoment(holdsFrom)}, unless you object before.`
    : ''
}

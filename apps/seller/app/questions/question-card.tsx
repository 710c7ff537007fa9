import type { ShopQuestion } from '@ahia/contracts/seller/questions'
import { lagosDate, lagosMoment } from '@ahia/rules/lagos-date'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { Card } from '@ahia/ui/card'
import { useEffect, useId, useRef, useState } from 'react'
import { readDraft } from './answer-draft.ts'
import { AnswerForm } from './answer-form.tsx'
import { ProductPicture } from './product-picture.tsx'

type QuestionCardProps = { question: ShopQuestion; onAnswered: (question: ShopQuestion) => void }

export function QuestionCard({ question, onAnswered }: QuestionCardProps) {
  const titleId = useId()
  const { product, authorName, text, askedAt } = question
  return (
    <Card as="li" className="grid gap-4">
      <div className="flex items-center gap-3">
        <ProductPicture image={product.image} />
        <div className="min-w-0">
          <ProductName product={product} />
          <p className="text-small text-text-2">
            {authorName}, <time dateTime={askedAt}>{lagosMoment(askedAt)}</time>
          </p>
        </div>
      </div>
      <h3 id={titleId} className="font-semibold text-pretty wrap-anywhere whitespace-pre-line">
        {text}
      </h3>
      <Answering question={question} onAnswered={onAnswered} titleId={titleId} />
    </Card>
  )
}

function ProductName({ product }: { product: ShopQuestion['product'] }) {
  if (!product.isOnSale)
    return (
      <p className="wrap-anywhere text-text-2">
        {product.name} <span className="text-small">(not on sale now)</span>
      </p>
    )
  return (
    // A plain link: this page belongs to the market.
    <a href={`/products/${product._id}`} className="inline-block wrap-anywhere text-brand-text underline">
      {product.name}
    </a>
  )
}

type AnsweringProps = QuestionCardProps & { titleId: string }

/** `isPressed`: a button led here, and has gone with the view that it was in. */
type AnsweringView = { isOpen: boolean; isPressed: boolean; done: string | null }

function Answering({ question, onAnswered, titleId }: AnsweringProps) {
  const { answer, product } = question
  const [{ isOpen, isPressed, done }, setView] = useState<AnsweringView>(() => ({
    isOpen: answer === null || hasChange(question),
    isPressed: false,
    done: null,
  }))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPressed && !isOpen) place.current?.focus()
  }, [isOpen, isPressed])
  const show = (to: boolean, text: string | null = null) =>
    setView({ isOpen: to, isPressed: true, done: text })
  const finish = (answered: ShopQuestion) => {
    show(false, messageFor(answer === null, product.isOnSale))
    onAnswered(answered)
  }
  if (isOpen)
    return (
      <AnswerForm
        question={question}
        titleId={titleId}
        onAnswered={finish}
        onCancel={() => show(false)}
        hasFocus={isPressed}
      />
    )
  return (
    <div ref={place} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
      {done && (
        <Banner tone="ok" role="status" className="w-full">
          {done}
        </Banner>
      )}
      <Answer question={question} />
      <Button look="outline" onClick={() => show(true)} aria-describedby={titleId}>
        Change answer
      </Button>
    </div>
  )
}

/** Whether somebody was changing the answer before the page was loaded again. */
function hasChange({ _id, answer }: ShopQuestion): boolean {
  const draft = readDraft(_id)
  return draft !== null && draft.trim() !== answer
}

function messageFor(isFirst: boolean, isOnSale: boolean): string {
  const place = isOnSale
    ? 'The product page shows it now.'
    : 'The product page will show it once the product is on sale again.'
  return isFirst ? `Answer sent. ${place} We'll email it to the customer.` : `Answer changed. ${place}`
}

function Answer({ question: { answer, answeredAt } }: { question: ShopQuestion }) {
  return (
    <div className="border-l-2 border-brand pl-3">
      <p className="text-pretty wrap-anywhere whitespace-pre-line">{answer}</p>
      {answeredAt && (
        <p className="text-small text-text-2">
          You, <time dateTime={answeredAt}>{lagosDate(answeredAt)}</time>
        </p>
      )}
    </div>
  )
}

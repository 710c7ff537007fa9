import { formatMoney } from '@ahia/money/format-money'
import { CATEGORY_LABELS } from '@ahia/reference/categories'
import { DELIVERY_LABELS } from '@ahia/reference/delivery-types'
import { RETURN_LABELS } from '@ahia/reference/return-policies'
import { Banner } from '@ahia/ui/banner'
import { Button } from '@ahia/ui/button'
import { useEditor, useEditorPart } from './editor-context.ts'
import { FORM_FIELDS, type FormField, type ListingForm } from './listing-form.ts'
import type { EditorState } from './saving/editor-state.ts'
import { readAmount } from './typed.rules.ts'

export const CONFLICT_ID = 'conflict'

/** SELL-08: theirs and yours side by side. Nothing is overwritten before somebody has chosen. */
export function ConflictPanel() {
  const conflict = useEditorPart('conflict')
  const taken = useEditorPart('taken')
  if (!conflict)
    return taken.length === 0 ? null : (
      <Banner tone="info" role="status">
        Someone else in your shop changed: {taken.map((field) => FORM_FIELDS[field]).join(', ')}. This page
        shows the new version.
      </Banner>
    )
  return <BothSides conflict={conflict} />
}

function BothSides({ conflict }: { conflict: NonNullable<EditorState['conflict']> }) {
  const form = useEditorPart('form')
  const { store } = useEditor()
  return (
    <Banner tone="warn" role="alert" id={CONFLICT_ID} heading="Someone else changed this product">
      <p>We've kept what you typed. Choose what to keep.</p>
      <ul className="mt-3 grid gap-4">
        {conflict.fields.map((field) => (
          <li key={field} className="grid gap-2">
            <h3 className="font-semibold">{FORM_FIELDS[field]}</h3>
            <div className="grid grid-cols-2 gap-2">
              <Side
                whose="Theirs"
                words={wordsOf(field, conflict.theirs)}
                action="Use theirs"
                field={field}
                onChoose={() => store.resolve(field, 'theirs')}
              />
              <Side
                whose="Yours"
                words={wordsOf(field, form)}
                action="Keep mine"
                field={field}
                onChoose={() => store.resolve(field, 'mine')}
              />
            </div>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type SideProps = { whose: string; words: string; action: string; field: FormField; onChoose: () => void }

function Side({ whose, words, action, field, onChoose }: SideProps) {
  return (
    <div className="grid content-between gap-2 rounded-control border border-border bg-surface p-3">
      <div>
        <p className="text-meta font-semibold text-text-2">{whose}</p>
        <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{words || '(empty)'}</p>
      </div>
      <Button look="outline" className="px-2" onClick={onChoose}>
        {action}
        <span className="sr-only"> for {FORM_FIELDS[field]}</span>
      </Button>
    </div>
  )
}

/** A field as a person would read it out. */
function wordsOf(field: FormField, form: ListingForm): string {
  const { shelf, delivery, returns, choices } = form
  switch (field) {
    case 'shelf':
      return shelf.category === null ? '' : `${CATEGORY_LABELS[shelf.category]}, ${shelf.subCategory}`
    case 'basePrice':
      return naira(form.basePrice)
    case 'stock':
      return stockWords(form.stock)
    case 'specifications':
      return form.specifications.map(({ name, value }) => `${name}: ${value}`).join('\n')
    case 'delivery':
      return `${DELIVERY_LABELS[delivery.type]}${delivery.within && `, within ${delivery.within} ${delivery.unit.toLowerCase()}`}`
    case 'returns':
      return `${RETURN_LABELS[returns.policy]}${returns.days && `, ${returns.days} days`}`
    case 'pictures':
      return `${form.pictures.length} ${form.pictures.length === 1 ? 'picture' : 'pictures'}`
    case 'choices':
      return choices.values
        .map(({ value, price, options }) => {
          const inside = options.length > 0 ? ` (${options.map((option) => option.value).join(', ')})` : ''
          return `${value}${inside}${price && ` ${naira(price)}`}`
        })
        .join('\n')
    case 'addOns':
      return form.addOns.map(({ name, price }) => `${name} ${naira(price)}`).join('\n')
    case 'taxClass':
      return form.taxClass === 'EXEMPT' ? 'Exempt' : 'Standard'
    default:
      return form[field]
  }
}

function naira(text: string): string {
  const amount = readAmount(text)
  return amount === null ? text : formatMoney(Math.round(amount * 100))
}

const stockWords = ({ quantity, sku, lowStock }: ListingForm['stock']): string =>
  [quantity, sku && `SKU ${sku}`, lowStock && `low at ${lowStock}`].filter(Boolean).join(', ')

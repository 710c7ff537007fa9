import {
  GOODS_RULE_KINDS,
  type GoodsRule,
  previewGoodsRule,
  proposeGoodsRule,
} from '@ahia/contracts/admin/goods-rules'
import type { DataOf } from '@ahia/contracts/endpoint'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { Button } from '@ahia/ui/button'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { Link } from '@ahia/web/components/link'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { type FormEvent, useState } from 'react'
import { call } from '#session/staff-session.ts'
import { KINDS } from './rule-words.ts'

type Draft = {
  title: string
  kind: GoodsRule['kind']
  sentence: string
  words: string
  category: Category | ''
  subCategory: string
  from: string
  why: string
}

const EMPTY: Draft = {
  title: '',
  kind: 'PROHIBITED',
  sentence: '',
  words: '',
  category: '',
  subCategory: '',
  from: '',
  why: '',
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** ADMIN-29: first what it would hit, then the proposal that another colleague agrees to. */
export function NewRule() {
  const [draft, setDraft] = useState(EMPTY)
  const [preview, setPreview] = useState<DataOf<typeof previewGoodsRule> | null>(null)
  const [isSent, setSent] = useState(false)
  const trial = useAttempt("We couldn't try this rule", ['words'])
  const proposal = useAttempt("We couldn't send the proposal", ['title', 'sentence', 'words', 'why'])
  const { category, subCategory, words } = draft
  const change = (changes: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...changes }))
    if ('words' in changes || 'category' in changes || 'subCategory' in changes) setPreview(null)
    setSent(false)
  }
  const tryIt = (event: FormEvent) => {
    event.preventDefault()
    const scope = {
      ...(listOf(words).length > 0 && { words: listOf(words).join(',') }),
      ...(category !== '' && { category }),
      ...(subCategory !== '' && { subCategories: subCategory }),
    }
    trial.run(async (signal) => setPreview(await call(previewGoodsRule, scope, { signal })))
  }
  const send = () =>
    proposal.run(async (signal) => {
      const { title, kind, sentence, from, why } = draft
      const rule = {
        ...{ title, kind, sentence, why, words: listOf(words), category: category === '' ? null : category },
        subCategories: subCategory === '' ? [] : [subCategory],
        validFrom: from === '' ? null : new Date(`${from}T00:00:00+01:00`).toISOString(),
      }
      await call(proposeGoodsRule, rule, { signal })
      setDraft(EMPTY)
      setPreview(null)
      setSent(true)
    })
  const attempted = proposal.state.step === 'failed'
  return (
    <details className="rounded-card border border-border bg-surface p-4" open={isSent || undefined}>
      <summary className="cursor-pointer py-2.5 font-semibold">Propose a rule</summary>
      {isSent && (
        <p role="status" className="mb-3 text-ok">
          Proposed. It begins once an owner agrees. See <Link to="/proposals">Proposals</Link>.
        </p>
      )}
      <form onSubmit={tryIt} className="grid gap-4 lg:grid-cols-2">
        <TextArea
          label="Words, separated by commas"
          rows={2}
          value={words}
          onChange={(event) => change({ words: event.target.value })}
          error={trial.errorOf('words')}
          attempted={trial.state.step === 'failed'}
          hint="Whole words, including plurals. Leave it empty to match everything in a category."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Category"
            value={category}
            onChange={(event) => change({ category: event.target.value as Category | '', subCategory: '' })}
          >
            <option value="">Everywhere</option>
            {CATEGORIES.map((one) => (
              <option key={one} value={one}>
                {CATEGORY_LABELS[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Subcategory"
            value={subCategory}
            disabled={category === ''}
            onChange={(event) => change({ subCategory: event.target.value })}
          >
            <option value="">All of it</option>
            {(category === '' ? [] : SUBCATEGORIES[category]).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
        </div>
        <Button
          type="submit"
          look="outline"
          busy={trial.state.step === 'busy'}
          className="justify-self-start"
        >
          Show what it would affect
        </Button>
        <AttemptFailure attempt={trial} />
      </form>
      {preview && <Hits preview={preview} />}
      {preview && (
        <div className="mt-4 grid gap-4 lg:grid-cols-2">
          <TextField
            label="Title"
            required
            maxLength={60}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            error={proposal.errorOf('title')}
            attempted={attempted}
          />
          <SelectField
            label="What it does"
            required
            value={draft.kind}
            onChange={(event) => change({ kind: event.target.value as Draft['kind'] })}
          >
            {GOODS_RULE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KINDS[kind][1]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="What shops will read"
            required
            maxLength={300}
            value={draft.sentence}
            onChange={(event) => change({ sentence: event.target.value })}
            error={proposal.errorOf('sentence')}
            attempted={attempted}
          />
          <TextField
            label="From"
            type="date"
            value={draft.from}
            onChange={(event) => change({ from: event.target.value })}
            hint="Leave it empty to start as soon as it is agreed."
          />
          <TextField
            label="Why it is needed"
            required
            maxLength={1000}
            value={draft.why}
            onChange={(event) => change({ why: event.target.value })}
            error={proposal.errorOf('why')}
            attempted={attempted}
          />
          <Button
            busy={proposal.state.step === 'busy'}
            onClick={send}
            className="self-end justify-self-start"
          >
            Propose this rule
          </Button>
          <AttemptFailure attempt={proposal} />
        </div>
      )}
    </details>
  )
}

function Hits({ preview: { count, isMore, hits } }: { preview: DataOf<typeof previewGoodsRule> }) {
  return (
    <section aria-label="What the rule would affect" className="mt-4">
      <p role="status" className="font-semibold">
        {count === 0
          ? 'Nothing on sale now.'
          : `${isMore ? 'More than ' : ''}${count.toLocaleString('en')} ${count === 1 ? 'product' : 'products'} on sale now.`}
      </p>
      {hits.length > 0 && (
        <ul className="mt-1 max-h-60 overflow-y-auto rounded-control border border-border">
          {hits.map(({ productId, name, shopName }) => (
            <li key={productId}>
              <Link
                to={`/goods/${productId}`}
                className="block px-3 py-1.5 text-small wrap-anywhere hover:underline"
              >
                {name} <span className="text-text-2">· {shopName}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hits.length < count && <p className="text-small text-text-2">The first {hits.length} are shown.</p>}
    </section>
  )
}

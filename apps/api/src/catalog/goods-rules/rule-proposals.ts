import { type proposeGoodsRule as contract, GOODS_RULE_KINDS } from '@ahia/contracts/admin/goods-rules'
import type { StaffProposalId } from '@ahia/contracts/ids'
import { CATEGORIES } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { z } from 'zod'
import type { StaffActor } from '#audit/record-staff-act.ts'
import { DomainError } from '#platform/domain-error.ts'
import { invalidInput } from '#platform/http/http.errors.ts'
import { proposalKind } from '#staff/proposals/proposal-kind.ts'
import { propose } from '#staff/proposals/propose.ts'
import type { Db } from '#tables.ts'
import { addGoodsRule, endGoodsRule } from './add-goods-rule.ts'
import { foldRuleWords, ruleIdOf } from './goods-rule.rules.ts'
import { findRule } from './goods-rules.sql.ts'

const rulePayload = z.strictObject({
  id: z.string(),
  kind: z.enum(GOODS_RULE_KINDS),
  sentence: z.string(),
  words: z.array(z.string()).nullable(),
  category: z.enum(CATEGORIES).nullable(),
  subcategories: z.array(z.string()).nullable(),
  validFrom: z.iso.datetime().nullable(),
})

/** ADMIN-29, ADMIN-45 */
export const addRuleKind = proposalKind({
  name: 'goods-rules.add',
  needs: 'goods-rules.agree',
  payload: rulePayload,
  carryOut: async (tx, { validFrom, ...rule }) => {
    const from = validFrom === null ? new Date() : new Date(validFrom)
    const isAdded = await addGoodsRule(tx, { ...rule, validFrom: from, proposalId: null })
    return isAdded ? [`rule:${rule.id}`] : null
  },
})

export const endRuleKind = proposalKind({
  name: 'goods-rules.end',
  needs: 'goods-rules.agree',
  payload: z.strictObject({ id: z.string() }),
  carryOut: async (tx, { id }) => ((await endGoodsRule(tx, id)) ? [`rule:${id}`] : null),
})

const refused = (words: string) => new DomainError('STEP_REFUSED', words)

type NewRule = z.output<typeof contract.body> & { by: StaffActor }

/** Nothing changes before a colleague agrees. */
export async function proposeRule({ db }: { db: Db }, rule: NewRule): Promise<StaffProposalId> {
  const { title, kind, sentence, category, subCategories, validFrom, why, by } = rule
  const id = ruleIdOf(title)
  if (id === '') throw invalidInput([{ path: 'title', rule: 'empty', message: 'needs a word' }])
  if (await findRule(db.read, id)) throw refused('There is a rule of this name. Choose another title.')
  const words = foldRuleWords(rule.words)
  const known: readonly string[] = category === null ? [] : SUBCATEGORIES[category]
  if (subCategories.some((one) => !known.includes(one)))
    throw invalidInput([{ path: 'subCategories', rule: 'unknown', message: 'must be of the category' }])
  return propose(
    { db },
    {
      kind: addRuleKind,
      payload: {
        id,
        kind,
        sentence,
        words: words.length > 0 ? words : null,
        category,
        subcategories: subCategories.length > 0 ? subCategories : null,
        validFrom,
      },
      words: why,
      by,
    },
  )
}

type EndRule = { id: string; why: string; by: StaffActor }

export async function proposeRuleEnd({ db }: { db: Db }, { id, why, by }: EndRule): Promise<StaffProposalId> {
  const rule = await findRule(db.read, id)
  if (!rule) throw new DomainError('NOT_FOUND', "We can't find this rule")
  if (rule.endedAt) throw refused('This rule has ended.')
  return propose({ db }, { kind: endRuleKind, payload: { id }, words: why, by })
}

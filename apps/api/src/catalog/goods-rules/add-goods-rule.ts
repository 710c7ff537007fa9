import type { StaffProposalId } from '@ahia/contracts/ids'
import { z } from 'zod'
import { jobKind } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { Tx } from '#tables.ts'
import { asksForLook } from './goods-rule.rules.ts'
import { endRule, insertRule, type NewRule } from './goods-rules.sql.ts'

/** Takes what a rule hits off the shelf, until somebody has looked. */
export const goodsRuleBegins = jobKind('goods_rule_begins', z.object({ ruleId: z.string() }))

/** ADMIN-29: as part of the agreement to its proposal. False when there is a rule of this id. */
export async function addGoodsRule(
  tx: Tx,
  rule: NewRule & { proposalId: StaffProposalId | null },
): Promise<boolean> {
  if (!(await insertRule(tx, rule))) return false
  if (asksForLook(rule.kind))
    await enqueue(
      tx,
      goodsRuleBegins,
      { ruleId: rule.id },
      { key: `goods_rule_begins:${rule.id}`, runAt: rule.validFrom },
    )
  return true
}

/** What it has sent to staff still waits for their decision. False when it has ended already. */
export const endGoodsRule = (tx: Tx, ruleId: string): Promise<boolean> => endRule(tx, ruleId)

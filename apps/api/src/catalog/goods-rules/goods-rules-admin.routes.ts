import * as contract from '@ahia/contracts/admin/goods-rules'
import { Hono } from 'hono'
import { answer } from '#platform/http/answer.ts'
import type { ApiEnv } from '#platform/http/api-env.ts'
import { accepts } from '#platform/http/input/accepts.ts'
import { staffOnly } from '#staff/sessions/staff-only.ts'
import type { Db } from '#tables.ts'
import { foldRuleWords } from './goods-rule.rules.ts'
import { listGoodsRules } from './list-goods-rules.ts'
import { previewRule } from './preview-rule.ts'
import { proposeRule, proposeRuleEnd } from './rule-proposals.ts'

/** ADMIN-29 */
export const goodsRulesAdminRoutes = new Hono<ApiEnv<{ db: Db }>>()
  .get('/', staffOnly(contract.listGoodsRules), accepts(contract.listGoodsRules), async (c) =>
    answer(c, contract.listGoodsRules, { rules: await listGoodsRules(c.var.deps) }),
  )
  .get('/preview', staffOnly(contract.previewGoodsRule), accepts(contract.previewGoodsRule), async (c) => {
    const { words = [], category = null, subCategories = [] } = c.var.input
    const folded = foldRuleWords(words)
    const scope = {
      words: folded.length > 0 ? folded : null,
      category,
      subcategories: subCategories.length > 0 ? subCategories : null,
    }
    return answer(c, contract.previewGoodsRule, await previewRule(c.var.deps, scope))
  })
  .post('/', staffOnly(contract.proposeGoodsRule), accepts(contract.proposeGoodsRule), async (c) => {
    const proposalId = await proposeRule(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeGoodsRule, { proposalId })
  })
  .post('/:id/end', staffOnly(contract.proposeRuleEnd), accepts(contract.proposeRuleEnd), async (c) => {
    const proposalId = await proposeRuleEnd(c.var.deps, { ...c.var.input, by: c.var.staff })
    return answer(c, contract.proposeRuleEnd, { proposalId })
  })

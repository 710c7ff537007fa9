import { listProducts } from '@ahia/contracts/catalog'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aShop, openShop } from '../../../test/builders.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { decideListing } from '../listings/review/decide-listing.ts'
import { addGoodsRule, endGoodsRule } from './add-goods-rule.ts'
import { beginGoodsRule } from './begin-goods-rule.ts'
import { foldRuleWords, type RuleScope, ruleIdOf } from './goods-rule.rules.ts'
import { endRule, findRule, listRules } from './goods-rules.sql.ts'
import { boundCount, previewRule } from './preview-rule.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})

const EVERYWHERE = { category: null, subcategories: null } as const
const scope = (words: string[], own: Partial<RuleScope> = {}): RuleScope => ({ ...EVERYWHERE, words, ...own })
const RULE = { kind: 'PROHIBITED', sentence: 'Skins may not be sold here.', validFrom: new Date(0) } as const

const statusOf = async (id: string) =>
  (await api.pool.query('select status from products where id = $1', [id])).rows[0].status

test('ADMIN-29 words are compared in lower case and without marks, and a title makes the id', () => {
  expect(foldRuleWords([' Ọ̀pá-Gun ', 'opa gun', ''])).toEqual(['opa gun'])
  expect(ruleIdOf('Bush meat, smoked 2')).toBe('BUSH_MEAT_SMOKED')
})

test('ADMIN-29 the dry run names what a rule would hit, as whole words, in plural and on its shelf; nothing changes', async () => {
  const { products } = await openShop(api.db, [
    { name: 'Python skins, dried' },
    {
      name: 'Purse of cloth',
      subtitle: 'With a python skin inside',
      category: 'WARDROBE',
      subCategory: 'Bags',
    },
    { name: 'Pythonskinner, a game' },
    { name: 'Python skin drum', status: 'HIDDEN' },
  ])
  const [skins, bag] = products

  const anywhere = await previewRule(api, scope(['python skin']))
  const onShelf = await previewRule(
    api,
    scope(['python skin'], { category: 'WARDROBE', subcategories: ['Bags'] }),
  )
  const shelf = await previewRule(api, { words: null, category: 'WARDROBE', subcategories: ['Bags'] })

  expect(anywhere).toMatchObject({ count: 2, isMore: false })
  expect(anywhere.hits.map(({ productId }) => productId).toSorted()).toEqual([skins?.id, bag?.id].toSorted())
  expect(onShelf.hits.map(({ name }) => name)).toEqual(['Purse of cloth'])
  expect(shelf.hits.map(({ name }) => name)).toEqual(['Purse of cloth'])
  expect(await previewRule(api, scope(['the of and']))).toMatchObject({ count: 0 })
  expect(await statusOf(skins?.id ?? '')).toBe('LIVE')
})

test('ADMIN-29 a dry run shows a count up to 10,000, and more than that as more', () => {
  expect(boundCount(10_000)).toEqual({ count: 10_000, isMore: false })
  expect(boundCount(10_001)).toEqual({ count: 10_000, isMore: true })
})

test('ADMIN-29 what a rule hits waits for a look and nothing is deleted; let through, it stays through a second run', async () => {
  const pending = aShop({ status: 'PENDING' })
  const { products } = await openShop(api.db, [
    { name: 'Leopard pelt, large' },
    { name: 'Leopard print scarf' },
  ])
  const unseen = await openShop(api.db, [{ name: 'Leopard pelt of a new shop' }], pending)
  const [pelt, scarf] = products.map(({ id }) => id)
  const other = unseen.products[0]?.id ?? ''
  const rule = { ...RULE, ...scope(['leopard pelt']), id: 'PELTS', proposalId: null }

  expect(await api.db.transaction((tx) => addGoodsRule(tx, rule))).toBe(true)
  expect(await api.db.transaction((tx) => addGoodsRule(tx, rule))).toBe(false)
  await beginGoodsRule(api, { ruleId: 'PELTS' })

  expect([await statusOf(pelt ?? ''), await statusOf(scarf ?? ''), await statusOf(other)]).toEqual([
    ...['IN_REVIEW', 'LIVE', 'IN_REVIEW'],
  ])
  expect((await api.call(listProducts, { search: 'leopard pelt large' })).products).not.toContainEqual(
    expect.objectContaining({ _id: pelt }),
  )
  const { rows } = await api.pool.query(`select kind from listings_waiting where subject_id = $1`, [pelt])
  expect(rows).toEqual([{ kind: 'LISTING_REVIEW' }])
  const seen = { words: 'Not real.', reasonCode: null, version: null, by: null } as const
  await decideListing(api, { productId: products[0]?.id ?? newId(), to: 'LIVE', ...seen })
  await beginGoodsRule(api, { ruleId: 'PELTS' })
  expect(await statusOf(pelt ?? '')).toBe('LIVE')
})

test('ADMIN-29 a rule of a later day, or one that has ended, hits nothing yet or any more', async () => {
  const { products } = await openShop(api.db, [{ name: 'Shark fin soup' }])
  const later = {
    ...RULE,
    ...scope(['shark fin']),
    id: 'FINS',
    validFrom: new Date('2099-01-01'),
    proposalId: null,
  }
  await api.db.transaction((tx) => addGoodsRule(tx, later))
  await beginGoodsRule(api, { ruleId: 'FINS' })
  expect(await statusOf(products[0]?.id ?? '')).toBe('LIVE')
  await api.pool.query(`update listing_rules set valid_from = now() where id = 'FINS'`)

  expect(await api.db.transaction((tx) => endGoodsRule(tx, 'FINS'))).toBe(true)

  expect(await api.db.transaction((tx) => endGoodsRule(tx, 'FINS'))).toBe(false)
  await beginGoodsRule(api, { ruleId: 'FINS' })
  expect(await statusOf(products[0]?.id ?? '')).toBe('LIVE')
})

test('ADMIN-29 alcohol, medicine, supplements, cosmetics and baby food have rules from the beginning', async () => {
  const { rows } = await api.pool.query(
    `select id, kind from rules_in_force where proposal_id is null and kind in ('ADULTS', 'REGISTRATION') order by id`,
  )
  expect(rows.map(({ id }) => id)).toEqual([
    ...['ALCOHOL_ADULTS', 'BABY_FOOD_NUMBER', 'COSMETICS_NUMBER', 'DRINKS_NUMBER', 'MEDICINE_NUMBER'],
  ])
})

test('ADMIN-29 the rule about goods that come back is nobody’s to see or end', async () => {
  expect(await findRule(api.db.read, 'RELISTED')).toBe(null)
  expect((await listRules(api.db.read)).map(({ id }) => id)).not.toContain('RELISTED')
  expect(await api.db.transaction((tx) => endRule(tx, 'RELISTED'))).toBe(false)
})

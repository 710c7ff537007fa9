import * as goods from '@ahia/contracts/admin/goods'
import * as rules from '@ahia/contracts/admin/goods-rules'
import * as reviews from '@ahia/contracts/admin/reviews'
import * as searches from '@ahia/contracts/admin/searches'
import * as shopWindow from '@ahia/contracts/admin/window'
import type { ReviewId } from '@ahia/contracts/ids'
import { pngFile } from '@ahia/testing/png-file'
import { reportGoods } from '#catalog/reports/report-goods.ts'
import { newId } from '#platform/ids.ts'
import { addReviews } from '#reviews/add-reviews.ts'
import { openShop } from '../../builders.ts'
import { aColleague } from '../staff-fixture.ts'
import { type Act, inHours, type Office } from './act.ts'

const RULE = {
  title: 'Crocodile skin',
  kind: 'PROHIBITED' as const,
  sentence: 'It is not allowed here.',
  words: ['crocodile skin'],
  category: null,
  subCategories: [],
  validFrom: null,
  why: 'The law.',
}

export async function goodsActs({ api, admin, catalogue }: Office): Promise<Act[]> {
  const { products } = await openShop(api.db, [{ name: 'Forged lamp' }, { name: 'Talking drum' }])
  const [lamp, drum] = products
  if (!lamp || !drum) throw new Error('Two products are listed')
  const { version } = (await catalogue.call(goods.showGoods, { id: lamp.id })).goods
  const review = newId<ReviewId>()
  const written = {
    id: review,
    productId: drum.id,
    authorName: 'Ada',
    stars: 2,
    text: 'Bola cheats.',
    isVerified: false,
  }
  await api.db.transaction((tx) => addReviews(tx, [{ ...written, createdAt: new Date() }]))
  const terms = { from: inHours(-1), until: inHours(1), position: 1, why: 'CHOSEN' } as const
  const feature = async () =>
    (await catalogue.call(shopWindow.addFeatured, { productId: drum.id, ...terms })).id
  const report = (reviewId: ReviewId | null) =>
    reportGoods(api, {
      ...{ productId: drum.id, reviewId, reason: 'SAFETY' as const, words: 'Look.' },
      by: { accountId: null, device: null, clientAddress: '10.50.0.1' },
    })
  const aBanner = async () => {
    const png = pngFile({ width: 600, height: 180 })
    const files = [new File([new Uint8Array(png)], 'yam.png', { type: 'image/png' })]
    const { key } = await catalogue.call(shopWindow.uploadBanner, {}, { files })
    const banner = { place: 'HERO_1', picture: key, alt: 'Yams', path: '/products' } as const
    return catalogue.call(shopWindow.addBanner, { ...banner, from: inHours(-1), until: inHours(1) })
  }
  return [
    {
      endpoint: goods.closeGoodsReports,
      run: async () => {
        await report(null)
        return catalogue.call(goods.closeGoodsReports, { id: drum.id })
      },
    },
    {
      endpoint: goods.decideGoods,
      run: () =>
        catalogue.call(goods.decideGoods, {
          ...{ id: lamp.id, version, to: 'TAKEN_DOWN' as const, reasonCode: 'COUNTERFEIT' as const },
          words: 'The maker says so.',
        }),
    },
    {
      endpoint: goods.refuseGoodsAppeal,
      run: async () => {
        const other = await aColleague(api, admin, 'CATALOGUE')
        await api.pool.query(
          `insert into listing_appeals (move_id, words)
           select id, 'It is ours.' from product_moves where product_id = $1 and to_status = 'TAKEN_DOWN'`,
          [lamp.id],
        )
        return other.call(goods.refuseGoodsAppeal, { id: lamp.id, words: 'It is still a copy.' })
      },
    },
    {
      endpoint: goods.recategoriseGoods,
      run: async () => {
        const { goods: now } = await catalogue.call(goods.showGoods, { id: drum.id })
        const shelf = { category: 'TECH', subCategory: 'Laptops' } as const
        return catalogue.call(goods.recategoriseGoods, { id: drum.id, version: now.version, ...shelf })
      },
    },
    { endpoint: rules.proposeGoodsRule, run: () => catalogue.call(rules.proposeGoodsRule, RULE) },
    {
      endpoint: rules.proposeRuleEnd,
      run: async () => {
        const [rule] = (await catalogue.call(rules.listGoodsRules, {})).rules.filter(
          ({ endedAt }) => !endedAt,
        )
        return catalogue.call(rules.proposeRuleEnd, { id: rule?.id ?? '', why: 'A mistake.' })
      },
    },
    {
      endpoint: searches.proposeSynonym,
      run: () => catalogue.call(searches.proposeSynonym, { words: 'ponmo', means: 'cow skin' }),
    },
    {
      endpoint: reviews.hideReview,
      run: () => catalogue.call(reviews.hideReview, { id: review, reason: 'PERSONAL' }),
    },
    { endpoint: reviews.showReview, run: () => catalogue.call(reviews.showReview, { id: review }) },
    {
      endpoint: reviews.closeReviewReports,
      run: async () => {
        await report(review)
        return catalogue.call(reviews.closeReviewReports, { id: review })
      },
    },
    { endpoint: shopWindow.addFeatured, run: feature },
    {
      endpoint: shopWindow.changeFeatured,
      run: async () =>
        catalogue.call(shopWindow.changeFeatured, { id: await feature(), ...terms, position: 2 }),
    },
    {
      endpoint: shopWindow.removeFeatured,
      run: async () => catalogue.call(shopWindow.removeFeatured, { id: await feature() }),
    },
    { endpoint: shopWindow.addBanner, run: aBanner },
    {
      endpoint: shopWindow.removeBanner,
      run: async () => catalogue.call(shopWindow.removeBanner, { id: (await aBanner()).id }),
    },
  ]
}

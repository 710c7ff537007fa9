import type { Product } from '@ahia/contracts/catalog'
import type { AddOnId, ShopId } from '@ahia/contracts/ids'
import type { ProductChoice } from '@ahia/contracts/shapes/choice'
import type { Kobo } from '@ahia/money/kobo'
import type { Category } from '@ahia/reference/categories'
import type { DeliveryState } from '@ahia/reference/delivery-states'
import type { ReturnPolicy } from '@ahia/reference/return-policies'
import { sql } from 'kysely'
import type { Reader } from '#tables.ts'
import { logistics } from '../product-card.sql.ts'
import type { ProductVisibility } from '../product-visibility.sql.ts'
import type { PricedChoice } from './priced-choice.rules.ts'
import { areChosenAddOns, fromChoices, pricedChoice } from './priced-choices.sql.ts'

/** A priced choice with all that an order stores of it: names, terms and shop. */
export type DescribedChoice = Omit<PricedChoice, 'addOns'> & {
  visibility: ProductVisibility
  name: string
  /** As shoppers read them: 'Size: Large'. */
  choiceLabels: string[]
  pictureKey: string | null
  category: Category
  logistics: Product['logistics']
  returnPolicy: ReturnPolicy
  returnDays: number
  /** PRIV-14 */
  isForAdults: boolean
  shopId: ShopId
  shopName: string
  shopState: DeliveryState
  addOns: readonly { addOnId: AddOnId; name: string; priceKobo: Kobo; maxQuantity: number }[]
}

type Row = DescribedChoice & { isThere: boolean }

/** One statement for all choices, in their order; null where the product does not exist. */
export async function selectChoices(
  reader: Reader,
  chosen: readonly ProductChoice[],
): Promise<(DescribedChoice | null)[]> {
  if (chosen.length === 0) return []
  const { rows } = await sql<Row>`
    select
      p.id is not null as "isThere", ${pricedChoice},
      array(
        select json_build_object(
          'addOnId', a.id, 'name', a.name, 'priceKobo', a.price_kobo, 'maxQuantity', a.max_quantity
        )
        from add_ons a where ${areChosenAddOns(chosen)} order by a.position
      ) as "addOns",
      p.name, array_remove(array[p.variant_name || ': ' || v.value, v.option_name || ': ' || o.value], null) as "choiceLabels",
      p.picture_keys[1] as "pictureKey", p.category, ${logistics} as logistics,
      p.return_policy as "returnPolicy", p.return_days as "returnDays", is_for_adults(p) as "isForAdults",
      s.id as "shopId", s.name as "shopName", s.state as "shopState"
    ${fromChoices(chosen)} left join shop_cards s on s.id = p.shop_id
    where chosen.place is not null order by chosen.place`.execute(reader)
  return rows.map(({ isThere, ...choice }) => (isThere ? choice : null))
}

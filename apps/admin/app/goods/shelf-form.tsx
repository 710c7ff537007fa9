import { type Goods, recategoriseGoods } from '@ahia/contracts/admin/goods'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { Button } from '@ahia/ui/button'
import { SelectField } from '@ahia/ui/forms/field'
import { AttemptFailure } from '@ahia/web/components/attempt-failure'
import { useAttempt } from '@ahia/web/forms/use-attempt'
import { useState } from 'react'
import { call } from '#session/staff-session.ts'

/** Moves a product to the shelf where shoppers look for it. */
export function ShelfForm({ goods, onChange }: { goods: Goods; onChange: () => void }) {
  const { _id: id, version } = goods
  const [category, setCategory] = useState<Category>(goods.category)
  const [subCategory, setSubCategory] = useState(goods.subCategory)
  const attempt = useAttempt("We couldn't move it")
  const choose = (next: Category) => {
    setCategory(next)
    setSubCategory('OTHER')
  }
  const move = () =>
    attempt.run(async (signal) => {
      await call(recategoriseGoods, { id, version, category, subCategory }, { signal })
      onChange()
    })
  const isSame = category === goods.category && subCategory === goods.subCategory
  return (
    <details className="border-t border-border pt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">Wrong category?</summary>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Category"
          isUnmarked
          value={category}
          onChange={(event) => choose(event.target.value as Category)}
        >
          {CATEGORIES.map((one) => (
            <option key={one} value={one}>
              {CATEGORY_LABELS[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Subcategory"
          isUnmarked
          value={subCategory}
          onChange={(event) => setSubCategory(event.target.value)}
        >
          {SUBCATEGORIES[category].map((one) => (
            <option key={one} value={one}>
              {one === 'OTHER' ? 'Other' : one}
            </option>
          ))}
        </SelectField>
        <Button
          look="outline"
          disabled={isSame}
          busy={attempt.state.step === 'busy'}
          onClick={move}
          className="justify-self-start"
        >
          Move it
        </Button>
      </div>
      <AttemptFailure attempt={attempt} />
    </details>
  )
}

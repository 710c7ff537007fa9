import { MAX_SHOP_DESCRIPTION_LENGTH } from '@ahia/contracts/limits'
import { MERCHANT_CATEGORIES, MERCHANT_CATEGORY_LABELS } from '@ahia/reference/merchant-categories'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import type { ShopField } from './shop-profile.rules.ts'

type FieldsProps = {
  wordsOf: (field: ShopField) => { error: string | null; attempted: boolean }
}

/** MERCH-03, MERCH-04: the fields about the shop. */
export function ShopFields({ wordsOf }: FieldsProps) {
  return (
    <>
      <TextField
        label="Business Name"
        name="name"
        autoComplete="organization"
        required
        maxLength={200}
        hint="As shoppers will see it."
        {...wordsOf('name')}
      />
      <TextField
        label="Telephone"
        name="phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={30}
        placeholder="0803 123 4567"
        {...wordsOf('phone')}
      />
      <SelectField label="Category" name="category" defaultValue="" required {...wordsOf('category')}>
        <option value="">Select category</option>
        {MERCHANT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {MERCHANT_CATEGORY_LABELS[category]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Description"
        name="description"
        required
        rows={4}
        maxLength={MAX_SHOP_DESCRIPTION_LENGTH}
        hint="What you sell and what you're known for."
        {...wordsOf('description')}
      />
    </>
  )
}

import { MAX_BRAND } from '@ahia/contracts/limits'
import { groupDigits } from '@ahia/money/group-digits'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '@ahia/reference/categories'
import { SUBCATEGORIES } from '@ahia/reference/subcategories'
import { SelectField, TextArea, TextField } from '@ahia/ui/forms/field'
import { useChange, useFormField } from '../editor-context.ts'
import { Section } from './section.tsx'

const MOST = { name: 200, subtitle: 200, description: 5_000 } as const

/** SELL-12. Each field follows its own value: these are the ones that somebody types long texts into. */
export const WordsSection = () => (
  <Section id="words" title="What it is">
    <TitleField />
    <SubtitleField />
    <ShelfFields />
    <DescriptionField />
    <BrandField />
  </Section>
)

function TitleField() {
  const name = useFormField('name')
  const change = useChange()
  return (
    <TextField
      label="Title"
      name="name"
      required
      hint="What it is and its size, like 'Ofada rice, stone-free, 5 kg'"
      maxLength={MOST.name}
      value={name}
      error={name.trim() === '' ? 'Write a title' : null}
      onChange={(event) => change({ name: event.target.value })}
    />
  )
}

function SubtitleField() {
  const subtitle = useFormField('subtitle')
  const change = useChange()
  return (
    <TextField
      label="Subtitle"
      name="subtitle"
      required
      hint="One line on what makes it good"
      maxLength={MOST.subtitle}
      value={subtitle}
      onChange={(event) => change({ subtitle: event.target.value })}
    />
  )
}

function DescriptionField() {
  const description = useFormField('description')
  const change = useChange()
  return (
    <TextArea
      label="Description"
      name="description"
      required
      hint={lengthHint(description)}
      rows={6}
      maxLength={MOST.description}
      value={description}
      onChange={(event) => change({ description: event.target.value })}
    />
  )
}

function BrandField() {
  const brand = useFormField('brand')
  const change = useChange()
  return (
    <TextField
      label="Brand"
      name="brand"
      maxLength={MAX_BRAND}
      value={brand}
      error={brand.includes('#') ? 'Remove the # from the brand' : null}
      onChange={(event) => change({ brand: event.target.value })}
    />
  )
}

function ShelfFields() {
  const shelf = useFormField('shelf')
  const change = useChange()
  const { category, subCategory } = shelf
  const choose = (chosen: Category | undefined) =>
    change({ shelf: chosen ? { category: chosen, subCategory: 'OTHER' } : shelf })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Category"
        name="category"
        required
        value={category ?? ''}
        onChange={(event) => choose(CATEGORIES.find((one) => one === event.target.value))}
      >
        {category === null && <option value="">Choose one</option>}
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {CATEGORY_LABELS[one]}
          </option>
        ))}
      </SelectField>
      {category !== null && (
        <SelectField
          label="Subcategory"
          name="subCategory"
          required
          value={subCategory}
          onChange={(event) => change({ shelf: { category, subCategory: event.target.value } })}
        >
          {SUBCATEGORIES[category].map((one) => (
            <option key={one} value={one}>
              {one === 'OTHER' ? 'Other' : one}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

const LEAST_DESCRIPTION = 40

function lengthHint(text: string): string {
  const length = [...text.trim()].length
  if (length < LEAST_DESCRIPTION) return `${length} of at least ${LEAST_DESCRIPTION} characters`
  return `${groupDigits(length)} of ${groupDigits(MOST.description)} characters`
}

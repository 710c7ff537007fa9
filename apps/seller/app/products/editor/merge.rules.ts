import { isSame } from './changes.rules.ts'
import { ALL_FIELDS, type FormField, type ListingForm } from './listing-form.ts'

export type Merged = {
  form: ListingForm
  /** Both sides changed these in different ways: a person has to decide. */
  conflicts: FormField[]
  /** Only the other side changed these, so theirs are in the form now. */
  taken: FormField[]
}

/**
 * SELL-08: what was typed here stays. What only the other side changed is added; where both changed the same field, the
 * form keeps what was typed and names the field.
 */
export function merge(mine: ListingForm, base: ListingForm, theirs: ListingForm): Merged {
  const merged: Merged = { form: mine, conflicts: [], taken: [] }
  for (const field of ALL_FIELDS) {
    const isMine = !isSame(field, mine, base)
    const isTheirs = !isSame(field, theirs, base)
    if (isMine && isTheirs && !isSame(field, mine, theirs)) merged.conflicts.push(field)
    if (!isMine) merged.form = take(field, merged.form, theirs)
    if (!isMine && isTheirs) merged.taken.push(field)
  }
  return merged
}

export const take = (field: FormField, form: ListingForm, from: ListingForm): ListingForm => ({
  ...form,
  [field]: from[field],
})

/** A row that the other side has removed can only come back as a new one. */
export function keepMine(field: FormField, form: ListingForm, theirs: ListingForm): ListingForm {
  if (field === 'addOns') return { ...form, addOns: form.addOns.map(knownIn(theirs.addOns)) }
  if (field !== 'choices') return form
  const values = form.choices.values.map((value) => {
    const their = theirs.choices.values.find(({ id }) => id === value.id)
    return {
      ...knownIn(theirs.choices.values)(value),
      options: value.options.map(knownIn(their?.options ?? [])),
    }
  })
  return { ...form, choices: { ...form.choices, values } }
}

const knownIn =
  (theirs: readonly { id: string | null }[]) =>
  <Row extends { id: string | null }>(row: Row): Row =>
    theirs.some(({ id }) => id === row.id) ? row : { ...row, id: null }

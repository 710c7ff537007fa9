import type { AddOnRow, FormField, ListingForm, OptionRow, StockCell, ValueRow } from '../listing-form.ts'

type Saved = {
  /** The form as it is now: somebody may have typed while it was sent. */
  now: ListingForm
  sent: ListingForm
  /** The form of the server's answer. */
  saved: ListingForm
  fields: readonly FormField[]
}

/**
 * What the form learns from the answer to a save: ids of new rows, and the stock that was booked. Rows come back in the
 * order in which they were sent. Nothing that was typed changes, so that a cursor stays where it is.
 */
export function applySaved({ now, sent, saved, fields }: Saved): ListingForm {
  const form = { ...now }
  if (fields.includes('stock')) form.stock = booked(now.stock, sent.stock, saved.stock)
  if (fields.includes('addOns'))
    form.addOns = now.addOns.map((row) => {
      const pair = pairOf(row, sent.addOns, saved.addOns)
      return pair ? ({ ...row, id: pair.saved.id } satisfies AddOnRow) : row
    })
  if (fields.includes('choices'))
    form.choices = {
      ...now.choices,
      values: now.choices.values.map((row) => withValue(row, sent.choices.values, saved.choices.values)),
    }
  return form
}

function withValue(now: ValueRow, sent: readonly ValueRow[], saved: readonly ValueRow[]): ValueRow {
  const pair = pairOf(now, sent, saved)
  if (!pair) return now
  const options = now.options.map((row) => withRow(row, pair.sent.options, pair.saved.options))
  return { ...now, ...withRow(now, [pair.sent], [pair.saved]), options }
}

function withRow<Row extends OptionRow>(
  now: Row,
  sent: readonly OptionRow[],
  saved: readonly OptionRow[],
): Row {
  const pair = pairOf(now, sent, saved)
  return pair
    ? {
        ...now,
        ...booked(now, pair.sent, pair.saved),
        sku: now.sku,
        lowStock: now.lowStock,
        id: pair.saved.id,
      }
    : now
}

function pairOf<Row extends { row: string }>(now: Row, sent: readonly Row[], saved: readonly Row[]) {
  const place = sent.findIndex(({ row }) => row === now.row)
  const [one, other] = [sent[place], saved[place]]
  return one && other ? { sent: one, saved: other } : null
}

/** A quantity that was typed while the save was under way is measured against the new stock. */
const booked = (now: StockCell, sent: StockCell, saved: StockCell): StockCell => ({
  ...now,
  quantity: now.quantity === sent.quantity ? saved.quantity : now.quantity,
  shown: saved.shown,
})

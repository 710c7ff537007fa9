/** The values of a form by field name; several for a group of checkboxes. */
export type TypedFields = Readonly<Record<string, readonly string[]>>

/** A kind of enquiry: the texts of its form, and how it is sent. */
export type Enquiry = {
  /** Identifies its form and its stored draft. */
  name: 'contact' | 'logistics'
  /** Every field, and the error when it is empty. */
  missingFields: Readonly<Record<string, string>>
  /** Fields that are prefilled for signed-in customers. */
  own: { name: string; email: string }
  button: string
  sent: string
  failed: string
}

/** Only bots fill it in. */
export const TRAP = 'website'

export const textOf = (typed: TypedFields, field: string): string => typed[field]?.[0] ?? ''

/** Browsers send a line break of a plain form as two characters, which could exceed a length limit. */
export const readTyped = (fields: FormData, { missingFields }: Enquiry): TypedFields =>
  Object.fromEntries(
    [...Object.keys(missingFields), TRAP].map((field) => [
      field,
      fields.getAll(field).map((value) => String(value).replace(/\r\n?/g, '\n')),
    ]),
  )

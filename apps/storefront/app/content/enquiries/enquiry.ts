/** What stands in the fields of a form, by their names; several for a group of boxes. */
export type TypedFields = Readonly<Record<string, readonly string[]>>

/** Something that can be written to us: what its form says, and how it is sent. */
export type Enquiry = {
  /** Names its form and its stored draft. */
  name: 'contact' | 'logistics'
  /** Every field, and what is said when there is nothing in it. */
  missingFields: Readonly<Record<string, string>>
  /** Fields that are filled in for signed-in customers. */
  own: { name: string; email: string }
  button: string
  sent: string
  failed: string
}

/** Only robots fill it in. */
export const TRAP = 'website'

export const textOf = (typed: TypedFields, field: string): string => typed[field]?.[0] ?? ''

/** Browsers send the line breaks of a plain form as two characters, and would go over a limit of ours with them. */
export const readTyped = (fields: FormData, { missingFields }: Enquiry): TypedFields =>
  Object.fromEntries(
    [...Object.keys(missingFields), TRAP].map((field) => [
      field,
      fields.getAll(field).map((value) => String(value).replace(/\r\n?/g, '\n')),
    ]),
  )

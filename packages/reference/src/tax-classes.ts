/** VAT is charged on what is STANDARD; basic food, medicine and baby goods are EXEMPT. */
export const TAX_CLASSES = ['STANDARD', 'EXEMPT'] as const

export type TaxClass = (typeof TAX_CLASSES)[number]

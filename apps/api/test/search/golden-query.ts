/** `finds`: names of products of which at least one must be among the first 12; an empty list means that nothing must be found. */
export type GoldenQuery = { kind: GoldenKind; query: string; finds: string[] }

type GoldenKind =
  | 'exact'
  | 'partial'
  | 'plural'
  | 'accent'
  | 'misspelt'
  | 'synonym'
  | 'unit'
  | 'shop'
  | 'category'
  | 'nothing'

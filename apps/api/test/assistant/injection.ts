/** An attempt to make the assistant do what it must not: by the shopper's message, or by what a hostile shop writes. */
export type Injection = { name: string; where: 'message' | 'product-text'; text: string }

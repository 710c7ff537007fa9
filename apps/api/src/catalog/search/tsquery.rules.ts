export const anyOf = (alternatives: string[]): string => `(${alternatives.join(' | ')})`

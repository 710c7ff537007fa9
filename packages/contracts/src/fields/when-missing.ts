/** Words for a field that is missing or of the wrong type. Given as plain text, the validator would say them for any fault. */
export const whenMissing = (words: string) => ({
  error: ({ code }: { code?: string }): string | undefined => (code === 'invalid_type' ? words : undefined),
})

/** What `build-steps/documents.ts` makes of a text. */
declare module '@ahia/papers/*.md' {
  export const paper: import('@ahia/papers/paper').Paper
}

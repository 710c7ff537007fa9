/** What `build-steps/documents.ts` makes of a text. */
declare module '@ahia/documents/*.md' {
  export const textDocument: import('@ahia/documents/text-document').TextDocument
}

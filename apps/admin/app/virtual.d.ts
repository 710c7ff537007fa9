declare module 'virtual:client-manifest' {
  /** The files of the client build; null in development. */
  export const clientManifest: import('@ahia/web/app/page-files').Manifest | null
}

declare module 'virtual:client-manifest' {
  /** What the client build has made; null in development. */
  export const clientManifest: import('@ahia/web/app/page-files').Manifest | null
}

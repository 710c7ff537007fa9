const STORED = 'export-key'

/** PRIV-02: the key stands behind '#'. It is taken out of the address, and kept in this tab while somebody signs in first. */
export function takeExportKey(): string | null {
  const key = location.hash.slice(1)
  if (key !== '') {
    sessionStorage.setItem(STORED, key)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return sessionStorage.getItem(STORED)
}

/** Where boot.js stores what was typed while it reloads a page whose scripts did not arrive. */
export const TYPED_BEFORE_RELOAD = 'typed-before-reload'

export function hasTypedBeforeReload(): boolean {
  try {
    return sessionStorage.getItem(TYPED_BEFORE_RELOAD) !== null
  } catch {
    return false // storage is blocked
  }
}

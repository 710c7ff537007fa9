const KEY = 'ahia-follow'

/** WIN-13: which shop a guest wanted to follow, until they come back from the login in the same tab. */
export function keepForLogin(shopId: string): void {
  try {
    sessionStorage.setItem(KEY, shopId)
  } catch {
    // a browser that blocks site data: they press the button again
  }
}

/** True once, for that shop. */
export function takeAfterLogin(shopId: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== shopId) return false
    sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

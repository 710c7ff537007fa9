/**
 * SHELL-13: removes the stored user and the session's user and token, and says so to the page.
 * TODO SHELL-13: the refresh token is revoked on the server once there are accounts.
 */
export function forgetSession(): void {
  try {
    localStorage.removeItem('user')
    sessionStorage.removeItem('user')
    sessionStorage.removeItem('token')
  } catch {
    return // a browser that blocks site data has kept nothing
  }
  dispatchEvent(new Event('user-changed'))
  dispatchEvent(new Event('token-changed'))
}

// Events of the window: the start script and boot.js raise and handle them before any module is there.

/** A page's scripts are here and the router can find them. */
export const SCRIPTS_READY = 'ahia:scripts-ready'

/** A script could not be fetched for long: the page says so and offers to reload. */
export const SCRIPTS_LOST = 'ahia:scripts-lost'

/** A script that was lost has arrived after all. */
export const SCRIPTS_FOUND = 'ahia:scripts-found'

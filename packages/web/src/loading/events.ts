// Events of the window: the start script and boot.js dispatch and handle them before any module is loaded.

/** React has hydrated the page, or a part of it that came later. */
export const HYDRATED = 'ahia:hydrated'

/** A script could not be fetched for a long time: the page says so and offers to reload. */
export const SCRIPTS_LOST = 'ahia:scripts-lost'

/** A missing script has arrived after all. */
export const SCRIPTS_FOUND = 'ahia:scripts-found'

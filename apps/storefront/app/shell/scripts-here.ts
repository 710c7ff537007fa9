/** Raised on the window once a page's scripts are here and the router can find them. */
export const SCRIPTS_HERE = 'ahia:scripts-here'

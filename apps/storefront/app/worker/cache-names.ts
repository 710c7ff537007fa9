/** Followed by the build's id: what one build asked for and made does not fit the files of the next. */
export const PAGES_PREFIX = 'pages-'
export const FRAME_PREFIX = 'frame-'
export const ANSWERS_PREFIX = 'answers-'
export const OF_ONE_BUILD = [PAGES_PREFIX, FRAME_PREFIX, ANSWERS_PREFIX] as const

/** Names in these say what is inside, so they outlive a build. */
export const ASSETS = 'assets'
export const PICTURES = 'pictures'

/** Followed by the build's id: the responses of one build do not fit the files of the next. */
export const PAGES_PREFIX = 'pages-'
export const FRAME_PREFIX = 'frame-'
export const ANSWERS_PREFIX = 'answers-'
export const OF_ONE_BUILD = [PAGES_PREFIX, FRAME_PREFIX, ANSWERS_PREFIX] as const

/** Their URLs contain a hash or a version, so they outlive a build. */
export const ASSETS = 'assets'
export const PICTURES = 'pictures'

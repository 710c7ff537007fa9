// The looks of tokens.css, on paper.
export const INK = '#1a1b33'
export const QUIET = '#535567'
export const RULE = '#ddd8d0'

/** Where a tab keeps the refresh tokens that it has seen replaced: of this session only, and none that still opens it. */
export const REPLACED_REFRESHES = 'replaced-refreshes'

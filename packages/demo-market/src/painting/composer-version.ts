/** Goes up with every change of how scenes are painted, so that changed pictures get new keys. */
export const COMPOSER_VERSION = 1

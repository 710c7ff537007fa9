/** Invisible characters: with them, two names could look the same and still differ. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

// Some alphabets, and pictures of several people, are not written without joiners; in ours they change nothing.
const JOINED = /(?<=[\p{So}\p{Sk}\p{Lo}\p{M}])[\u200c\u200d](?=[\p{So}\p{Lo}])/gu
const PICTURE_SELECTORS = /(?<=[\p{So}\p{Sm}\p{P}\d])[\ufe0e\ufe0f]/gu

/** Whether every character of it is visible. */
export const isSeenWhole = (text: string): boolean =>
  !UNSEEN.test(text.replace(PICTURE_SELECTORS, '').replace(JOINED, ''))

/** What takes no room, or room and no ink: by it two names that read the same could differ. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

// Some alphabets, and pictures of several people, are not written without joiners; in ours they change nothing.
const JOINED = /(?<=[\p{So}\p{Sk}\p{Lo}\p{M}])[\u200c\u200d](?=[\p{So}\p{Lo}])/gu
const PICTURE_SELECTORS = /(?<=[\p{So}\p{Sm}\p{P}\d])[\ufe0e\ufe0f]/gu

/** Whether all of it is seen by anyone who reads it. */
export const isSeenWhole = (text: string): boolean =>
  !UNSEEN.test(text.replace(PICTURE_SELECTORS, '').replace(JOINED, ''))

/** What is not seen, or turns the reading direction: in a shop's text it could make one thing look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu

/** A shop's own words as a cell or a sentence may show them: on one line, not at length. */
export function toShownText(text: string, maxLength: number): string {
  const plain = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength - 1).trimEnd()}…`
}

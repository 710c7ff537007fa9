import type { Inline } from '@ahia/documents/text-document'
import type { Piece } from '#platform/pdf/lines.ts'

/** Emphasis is shown by weight alone, as our typeface has no italics. */
export const toPieces = (inlines: readonly Inline[], weight: Piece['weight'] = 400): Piece[] =>
  inlines.flatMap((inline) => {
    if (typeof inline === 'string') return [{ text: inline, weight }]
    return toPieces(inline.inlines, inline.kind === 'strong' ? 800 : weight)
  })

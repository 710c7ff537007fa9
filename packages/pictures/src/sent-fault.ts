export const SENT_FAULTS = [
  'empty',
  'not_a_picture',
  'too_many_pixels',
  'too_heavy',
  'animated',
  'broken',
  /** Anyone who was to open it ended before it was open. */
  'not_opened',
] as const

export type SentFault = (typeof SENT_FAULTS)[number]

/** Why a picture that somebody sent is not taken. */
export class SentRefused extends Error {
  override readonly name = 'SentRefused'
  readonly fault: SentFault

  constructor(fault: SentFault, cause?: unknown) {
    super(`A picture was refused: ${fault}`, { cause })
    this.fault = fault
  }
}

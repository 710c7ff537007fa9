export const SENT_FAULTS = [
  'empty',
  'not_a_picture',
  'too_many_pixels',
  'too_heavy',
  'animated',
  'broken',
  /** The process that decodes it ended before it was done. */
  'not_opened',
] as const

export type SentFault = (typeof SENT_FAULTS)[number]

/** Why an uploaded picture was rejected. */
export class SentRefused extends Error {
  override readonly name = 'SentRefused'
  readonly fault: SentFault

  constructor(fault: SentFault, cause?: unknown) {
    super(`A picture was refused: ${fault}`, { cause })
    this.fault = fault
  }
}

/** How long things take that take days in the world. */
export type Pace = { confirmMs: number; refundStepMs: number; transferStepMs: number }

export const PACE_OF_A_LAPTOP: Pace = { confirmMs: 4_000, refundStepMs: 1_000, transferStepMs: 1_000 }

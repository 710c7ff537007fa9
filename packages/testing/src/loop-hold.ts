/**
 * The longest time between two turns of a market's event loop: processor time of the thread, which other programs on the
 * machine do not lengthen, and time on the clock, which they do. With the processor time of all turns together.
 */
export type LoopHold = { cpuMs: number; wallMs: number; totalCpuMs: number }

/** The message to which `loop-gauge.ts` answers with what it has measured since the last one. */
export const READ_LOOP = 'read the loop gauge'

/** What is logged of an error whose message may hold what somebody wrote. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

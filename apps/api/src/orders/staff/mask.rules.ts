/** ADMIN-35: 'Ada Obi' is 'A•• O••'; null is somebody whose account is gone, or who gave no name. */
export const maskName = (name: string | null): string =>
  name === null || name.trim() === ''
    ? 'Customer'
    : name
        .trim()
        .split(/\s+/)
        .map((word) => `${[...word][0] ?? ''}${'•'.repeat(Math.min(4, Math.max(1, [...word].length - 1)))}`)
        .join(' ')

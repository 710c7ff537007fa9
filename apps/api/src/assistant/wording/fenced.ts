/** T17: what others have written, in JSON and without what could end a fence or begin the speech of somebody else. */
export const fenced = (value: unknown): string =>
  `<<<\n${JSON.stringify(value).replaceAll(/[<>|]/g, ' ')}\n>>>`

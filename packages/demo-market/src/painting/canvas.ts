/** What is painted on: red, green, blue, row by row. */
export type Canvas = { width: number; height: number; pixels: Uint8Array }

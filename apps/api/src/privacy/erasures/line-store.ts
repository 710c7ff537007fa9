/** Small files of ours that no URL leads to, beside the pictures: a folder, or a bucket. */
export type LineStore = {
  get(name: string): Promise<string | null>
  put(name: string, text: string): Promise<void>
}

declare module 'subset-font' {
  function subsetFont(font: Buffer, text: string, options: subsetFont.SubsetOptions): Promise<Buffer>
  namespace subsetFont {
    type SubsetOptions = {
      targetFormat: 'woff2'
      variationAxes: Record<string, { min: number; max: number }>
      keepFeatures: readonly string[]
      noHinting: boolean
    }
  }
  export = subsetFont
}

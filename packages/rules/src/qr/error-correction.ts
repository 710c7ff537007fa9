/** The field of 256 elements that QR codes calculate in. */
const POLYNOMIAL = 0x11d

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * POLYNOMIAL)
    if ((b >>> bit) & 1) product ^= a
  }
  return product
}

/** The coefficients of (x - 1)(x - 2)(x - 4)…, without the first, which is 1. */
function generatorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, place) => (place === degree - 1 ? 1 : 0))
  let root = 1
  for (let done = 0; done < degree; done += 1) {
    for (const [place, coefficient] of result.entries())
      result[place] = multiply(coefficient, root) ^ (result[place + 1] ?? 0)
    root = multiply(root, 2)
  }
  return result
}

/** Reed-Solomon: the bytes from which a reader restores some of `data` that it could not see. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count)
  const rest = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, coefficient] of generator.entries())
      rest[place] = (rest[place] ?? 0) ^ multiply(coefficient, factor)
  }
  return rest
}

import type { Product } from '@ahia/contracts/catalog'
import { choiceSlug, parsePictureAddress, shownChoice } from '@ahia/pictures/address'
import { useEffect, useRef } from 'react'

/** PIC-06: the value of the product that a picture shows, such as 'Sky blue'; null where it shows none in particular. */
export function choiceShownOn(image: string, { variants }: Pick<Product, 'variants'>): string | null {
  const address = parsePictureAddress(image)
  const shown = address && shownChoice(address.key)
  if (!shown) return null
  const values = variants.flatMap(({ variantValues }) => variantValues)
  const options = values.flatMap((one) => one.options.flatMap(({ optionValues }) => optionValues))
  return [...values, ...options].find(({ value }) => choiceSlug(value) === shown)?.value ?? null
}

/** PIC-06: shows the picture of what was just chosen; nothing moves before the shopper has chosen. */
export function useShownChoice(
  shownValues: readonly (string | null)[],
  chosen: readonly string[],
  show: (place: number) => void,
): void {
  const words = chosen.join('|')
  const before = useRef(words)
  useEffect(() => {
    if (before.current === words) return
    before.current = words
    const place = shownValues.findIndex((value) => value !== null && chosen.includes(value))
    if (place >= 0) show(place)
  })
}

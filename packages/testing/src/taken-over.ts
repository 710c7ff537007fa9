/** Runs in a page: whether React has hydrated these elements, so that they work as for a shopper. */
export const isTakenOver = (selectors: string[]): boolean =>
  selectors.every((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })

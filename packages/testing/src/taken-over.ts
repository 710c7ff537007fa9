/** Runs in a page: whether React has taken over what these selectors find, so that it answers as it will for a shopper. */
export const isTakenOver = (selectors: string[]): boolean =>
  selectors.every((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })

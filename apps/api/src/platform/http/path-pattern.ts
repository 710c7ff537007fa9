// Trailing slashes are accepted everywhere, as the specification writes some paths with and some without.
export const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`)

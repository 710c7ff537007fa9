/**
 * Two tabs that read, change and write at the same moment would lose one of the changes. Old phones have no Web Locks.
 */
export async function oneTabAtATime<T>(name: string, act: () => T | Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act()
}

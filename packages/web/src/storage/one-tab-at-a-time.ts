/** Two tabs that read, change and write at the same moment would lose one of the two. Old phones have no locks. */
export async function oneTabAtATime<T>(name: string, act: () => T | Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, act) : act()
}

/** A queue that serves the addresses in rotation, so that a long row of one address delays no other. */
export class FairLine<Item> {
  /** The address to be served next is first. */
  readonly #rows = new Map<string, Item[]>()
  #length = 0

  get length(): number {
    return this.#length
  }

  /** How many addresses wait. */
  get addresses(): number {
    return this.#rows.size
  }

  has(address: string): boolean {
    return this.#rows.has(address)
  }

  add(address: string, item: Item): void {
    const row = this.#rows.get(address)
    if (row) row.push(item)
    else this.#rows.set(address, [item])
    this.#length += 1
  }

  /** The next one whose address may enter now. */
  take(mayEnter: (address: string) => boolean): Item | null {
    for (const [address, row] of this.#rows) {
      const [item] = row
      if (item === undefined || !mayEnter(address)) continue
      this.remove(address, item)
      this.#sendToTheEnd(address)
      return item
    }
    return null
  }

  remove(address: string, item: Item): void {
    const row = this.#rows.get(address) ?? []
    const at = row.indexOf(item)
    if (at === -1) return
    row.splice(at, 1)
    this.#length -= 1
    if (row.length === 0) this.#rows.delete(address)
  }

  /** For an address with a shorter row: removes and returns the last of the longest one, or null if there is none longer. */
  dropFor(address: string): Item | null {
    const own = this.#rows.get(address)?.length ?? 0
    const [longest, row] = [...this.#rows].reduce(longerOf, ['', []])
    const last = row.at(-1)
    if (last === undefined || row.length <= own + 1) return null
    this.remove(longest, last)
    return last
  }

  #sendToTheEnd(address: string): void {
    const row = this.#rows.get(address)
    if (!row) return
    this.#rows.delete(address)
    this.#rows.set(address, row)
  }
}

type Row<Item> = [address: string, items: Item[]]

const longerOf = <Item>(one: Row<Item>, other: Row<Item>): Row<Item> =>
  other[1].length > one[1].length ? other : one

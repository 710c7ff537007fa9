/** R8: `first` is what money hangs on: it is turned away last. */
export type Lane = 'common' | 'first'

type QueuedRequest = { lane: Lane; admit: (isAdmitted: boolean) => void; patience: NodeJS.Timeout }

const PATIENCE_MS = 300
/** How many may stand in line for each one that is being served; those beyond would only wait in vain. */
const LINE_PER_PLACE = 8
/** Beyond the places for everybody, so that those who only look around never take them. */
const STORED_PLACES = 8

/**
 * Bounds the work under way, so that those who are let in are served at full speed however many knock.
 * A short line takes up bursts, and keeps turning people away from costing more than serving them.
 */
export class LoadGate {
  readonly #places: number
  readonly #line: QueuedRequest[] = []
  #inFlight = 0
  #refused = 0

  constructor(places: number) {
    this.#places = places
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get refused(): number {
    return this.#refused
  }

  /** Says whether one is let in, at once or after standing in line for a moment. Who is let in must leave again. */
  enter(lane: Lane = 'common'): boolean | Promise<boolean> {
    if (this.#inFlight < this.#placesFor(lane)) {
      this.#inFlight += 1
      return true
    }
    if (this.#line.length >= this.#placesFor(lane) * LINE_PER_PLACE) {
      this.#refused += 1
      return false
    }
    return this.#standInLine(lane)
  }

  leave(): void {
    const [next] = this.#line
    if (!next || this.#inFlight > this.#placesFor(next.lane)) {
      this.#inFlight -= 1
      return
    }
    this.#line.shift()
    clearTimeout(next.patience)
    next.admit(true) // the place is handed over, so the number under way stays the same
  }

  #placesFor(lane: Lane): number {
    return lane === 'first' ? this.#places + STORED_PLACES : this.#places
  }

  #standInLine(lane: Lane): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting: QueuedRequest = {
      lane,
      admit: resolve,
      patience: setTimeout(() => this.#giveUp(waiting), PATIENCE_MS),
    }
    if (lane === 'first') this.#line.unshift(waiting)
    else this.#line.push(waiting)
    return promise
  }

  #giveUp(waiting: QueuedRequest): void {
    this.#line.splice(this.#line.indexOf(waiting), 1)
    this.#refused += 1
    waiting.admit(false)
  }
}

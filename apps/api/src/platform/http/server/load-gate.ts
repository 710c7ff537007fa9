/** R8: `first` is for payments and their webhooks: it is served first, and rejected last. */
export type Lane = 'common' | 'first'

type QueuedRequest = { lane: Lane; admit: (isAdmitted: boolean) => void; patience: NodeJS.Timeout }

const PATIENCE_MS = 300
/** Queue length per slot; requests beyond it would only wait in vain. */
const LINE_PER_PLACE = 8
/** Slots in addition to the general ones, so that browsing never takes them. */
const RESERVED_SLOTS = 8

/**
 * Limits concurrent requests, so that admitted ones are served at full speed under any load. A short queue absorbs bursts,
 * so that rejecting requests does not cost more than serving them.
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

  /** Whether the request is admitted, at once or after a short wait. An admitted request must call `leave`. */
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
    next.admit(true) // the slot is handed over, so the number of running requests stays the same
  }

  #placesFor(lane: Lane): number {
    return lane === 'first' ? this.#places + RESERVED_SLOTS : this.#places
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

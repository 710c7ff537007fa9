import { FairLine } from './fair-line.ts'
import { Pace } from './pace.ts'
import { RecentAddresses } from './recent-addresses.ts'

/** R8: `first` is for carts, checkouts, payments and their webhooks: it is served first, and rejected last. */
export type Lane = 'common' | 'first'

/** Frees the slot. A second call does nothing. */
export type Leave = () => void

type QueuedRequest = {
  address: string
  lane: Lane
  /** null: turned away. */
  admit: (leave: Leave | null) => void
  patience: NodeJS.Timeout
}

const PATIENCE_MS = 500
/** Queue length per slot; requests beyond it would only wait in vain. */
const LINE_PER_SLOT = 8
/** Slots in addition to the general ones, so that browsing never takes them. */
const RESERVED_SLOTS = 8
/** R30: one address never has more than this part of the slots, even if nobody else is here. */
const LARGEST_SHARE = 1 / 4
/** A page and what it asks for. */
const SMALLEST_SHARE = 2
/**
 * R30: nor more than an eighth of the time while seven others ask, once it has used up its lead: some pages that nobody
 * has asked for before. Only between requests of others: a mobile network, whose shoppers share an address, has all the
 * time that nobody else wants.
 */
const SMALLEST_TIME_SHARE = 1 / 8
/** One request of the longest work is within it, so that nobody waits after one. */
const LEAD_MS = 240
const OTHERS_MS = 100
/**
 * Longer is waiting, and not work: for a language model, or of a purchase for the provider and for the locks of stock. So a
 * mobile network can make sixty such calls a second at its smallest share, and a flood of carts is no way around it.
 */
const MOST_WORK_MS: Readonly<Record<Lane, number>> = { first: 2, common: 30 }
/** How often the queue is looked through for addresses whose time has come. */
const LOOK_AGAIN_MS = 5
/** Slots are freed within milliseconds: when all are taken for this long, the next caller is turned away. */
const STUCK_MS = 1_000

/**
 * Limits concurrent requests, so that admitted ones are served at full speed under any load. A short queue absorbs bursts,
 * so that rejecting requests does not cost more than serving them. R30: each address has a share of the slots, which gets
 * smaller the more addresses ask, and the addresses in the queue are served in rotation.
 */
export class LoadGate {
  readonly #slots: number
  readonly #largestShare: number
  readonly #lines = { first: new FairLine<QueuedRequest>(), common: new FairLine<QueuedRequest>() }
  readonly #running = { first: new Map<string, number>(), common: new Map<string, number>() }
  readonly #recent = new RecentAddresses()
  readonly #time = { first: new Pace({ leadMs: LEAD_MS }), common: new Pace({ leadMs: LEAD_MS }) }
  #lookingAgain: NodeJS.Timeout | null = null
  #inFlight = 0
  #refused = 0
  #freedAt = 0

  constructor(slots: number) {
    this.#slots = slots
    this.#largestShare = Math.max(SMALLEST_SHARE, Math.ceil(slots * LARGEST_SHARE))
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get refused(): number {
    return this.#refused
  }

  /** All slots are taken, and none was freed for a second: the next caller would not be served. */
  get isStuck(): boolean {
    return this.#inFlight >= this.#slots && performance.now() - this.#freedAt > STUCK_MS
  }

  /** Whether several addresses ask at about the same time. */
  get isShared(): boolean {
    return this.#recent.count > 1
  }

  /** Every request is seen, also one that is rejected before it asks to enter. */
  see(address: string): void {
    this.#recent.see(address)
  }

  /** How to leave, if the request is admitted, at once or after a short wait; null if it is turned away. */
  enter(address: string, lane: Lane = 'common'): Leave | null | Promise<Leave | null> {
    this.#recent.see(address)
    if (this.#hasSlot(lane) && this.#mayEnter(address, lane)) return this.#admit(address, lane)
    return this.#makeSpaceInLine(address, lane) ? this.#standInLine(address, lane) : this.#refuse()
  }

  /**
   * R30: what a request of this address has cost. While other addresses ask, one that costs more than its share of the time
   * waits in the queue, so that expensive requests come one by one, with room for the others between them.
   */
  charge(address: string, lane: Lane, ms: number): void {
    const workMs = Math.min(ms / Math.max(1, this.#inFlight), MOST_WORK_MS[lane])
    this.#time[lane].spend(address, workMs / Math.max(SMALLEST_TIME_SHARE, 1 / this.#recent.count))
  }

  #hasSlot(lane: Lane): boolean {
    return this.#inFlight < this.#slotsFor(lane)
  }

  #mayEnter(address: string, lane: Lane): boolean {
    if (this.#time[lane].overMs(address) > 0 && this.#recent.sinceOtherMs(address) < OTHERS_MS) return false
    const share = Math.max(SMALLEST_SHARE, Math.floor(this.#slots / this.#recent.count))
    return (this.#running[lane].get(address) ?? 0) < Math.min(share, this.#largestShare)
  }

  #slotsFor(lane: Lane): number {
    return lane === 'first' ? this.#slots + RESERVED_SLOTS : this.#slots
  }

  #admit(address: string, lane: Lane): Leave {
    const running = this.#running[lane]
    running.set(address, (running.get(address) ?? 0) + 1)
    if (this.#inFlight < this.#slots) this.#freedAt = performance.now()
    this.#inFlight += 1
    let isInside = true
    return () => {
      if (isInside) this.#leave(address, lane)
      isInside = false
    }
  }

  #leave(address: string, lane: Lane): void {
    const running = this.#running[lane]
    const left = (running.get(address) ?? 1) - 1
    if (left === 0) running.delete(address)
    else running.set(address, left)
    this.#inFlight -= 1
    this.#freedAt = performance.now()
    this.#admitNext('first')
    this.#admitNext('common')
  }

  #admitNext(lane: Lane): void {
    while (this.#hasSlot(lane)) {
      const next = this.#lines[lane].take((address) => this.#mayEnter(address, lane))
      if (!next) break
      clearTimeout(next.patience)
      next.admit(this.#admit(next.address, lane))
    }
    this.#lookAgain()
  }

  /** Who waits for its time is not called by a slot that is freed. */
  #lookAgain(): void {
    if (this.#lookingAgain !== null || this.#lines.first.length + this.#lines.common.length === 0) return
    this.#lookingAgain = setTimeout(() => {
      this.#lookingAgain = null
      this.#admitNext('first')
      this.#admitNext('common')
    }, LOOK_AGAIN_MS).unref()
  }

  #makeSpaceInLine(address: string, lane: Lane): boolean {
    const line = this.#lines[lane]
    if (line.length < this.#slotsFor(lane) * LINE_PER_SLOT) return true
    const dropped = line.dropFor(address)
    if (dropped) this.#turnAway(dropped)
    return dropped !== null
  }

  #standInLine(address: string, lane: Lane): Promise<Leave | null> {
    const { promise, resolve } = Promise.withResolvers<Leave | null>()
    const waiting: QueuedRequest = {
      address,
      lane,
      admit: resolve,
      patience: setTimeout(() => {
        this.#lines[lane].remove(address, waiting)
        this.#turnAway(waiting)
      }, PATIENCE_MS),
    }
    this.#lines[lane].add(address, waiting)
    this.#lookAgain()
    return promise
  }

  #turnAway({ admit, patience }: QueuedRequest): void {
    clearTimeout(patience)
    admit(this.#refuse())
  }

  #refuse(): null {
    this.#refused += 1
    return null
  }
}

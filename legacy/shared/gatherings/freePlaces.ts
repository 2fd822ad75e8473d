/** Somebody who wants a place, alone or as a couple. */
interface Party {
  readonly gender: number
  /** How many people come. */
  readonly persons: number
}

interface Limits {
  /** For how many people; null: as many as like to come. */
  readonly places: number | null
  /** The sign-ups that a gender has at most. */
  readonly genderPlaces: readonly { readonly gender: number; readonly places: number }[]
}

interface Taken {
  readonly gender: number
  readonly signUps: number
  readonly persons: number
}

/** What is free at a gathering, in all and by gender. */
export class FreePlaces {
  readonly #places: number
  #total: number
  readonly #byGender: Map<number, number>
  readonly #excluded: ReadonlySet<number>

  constructor({ places, genderPlaces }: Limits, taken: readonly Taken[]) {
    const signUps = new Map(taken.map((each) => [each.gender, each.signUps]))
    this.#places = places ?? Infinity
    this.#total = this.#places - taken.reduce((sum, { persons }) => sum + persons, 0)
    this.#byGender = new Map(
      genderPlaces.map((limit) => [limit.gender, limit.places - (signUps.get(limit.gender) ?? 0)]),
    )
    this.#excluded = new Set(genderPlaces.filter(({ places: limit }) => limit === 0).map(({ gender }) => gender))
  }

  get none(): boolean {
    return this.#total <= 0
  }

  /** In all; null without a limit. */
  get left(): number | null {
    return this.#total === Infinity ? null : Math.max(0, this.#total)
  }

  /** Sign-ups of a gender with a limit of its own. */
  leftFor(gender: number): number {
    return Math.max(0, Math.min(this.#total, this.#byGender.get(gender) ?? 0))
  }

  /** The gathering has no places for such a party, ever. */
  excludes({ gender, persons }: Party): boolean {
    return this.#excluded.has(gender) || persons > this.#places
  }

  /**
   * Takes places for a party. Returns false if there are none. A party that waits for more than are left keeps those
   * that are left from all who come after it, so that nobody overtakes a couple; one that is larger than the gathering
   * keeps none.
   */
  take({ gender, persons }: Party): boolean {
    const left = this.#byGender.get(gender) ?? Infinity
    if (left <= 0 || persons > this.#places) return false
    if (persons > this.#total) {
      this.#total = 0
      return false
    }
    this.#total -= persons
    this.#byGender.set(gender, left - 1)
    return true
  }
}

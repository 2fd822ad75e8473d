const YEAR_S = 365 * 24 * 60 * 60

/** Remembers a choice in a cookie for a year, or forgets it; a cookie, where a server needs to know. */
export function keepChoice(cookie: `${string}=${string}`, isChosen: boolean): void {
  document.cookie = `${cookie}; path=/; samesite=lax; max-age=${isChosen ? YEAR_S : 0}`
}

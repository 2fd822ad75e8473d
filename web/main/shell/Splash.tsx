/** Shown while the first screen loads: the site's background, without anything that moves. */
export function Splash() {
  return <div aria-busy="true" />
}

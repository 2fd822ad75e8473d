/** What stands while the first screen is fetched: the ground of the site, nothing that jumps. */
export function Splash() {
  return <div aria-busy="true" />
}

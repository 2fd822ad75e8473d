import { usePreference } from '#platform/preferences/usePreference'

/** Returns whether names are scrambled until they are hovered or focused, and a setter. */
export function useDiscreetView() {
  const [discreet, set] = usePreference('scrambleProfileLinks')
  return [discreet === true, (next: boolean) => void set(next)] as const
}

import { useSetting } from '#platform/settings/useSetting'

/** Whether names are shown scrambled until they are pointed at, for reading where others can see; and how to change it. */
export function useDiscreetView() {
  const [value, set] = useSetting('scrambleProfileLinks')
  return [value === 'true', (discreet: boolean) => void set(String(discreet))] as const
}

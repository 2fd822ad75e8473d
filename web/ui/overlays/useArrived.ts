import { useMounted } from '@mantine/hooks'

/**
 * False in the first render. Mantine's overlays remember where the focus was when they open: those that come open would
 * not give it back.
 */
export const useArrived = (): boolean => useMounted()

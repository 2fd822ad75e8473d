import { useState } from 'react'

/** The day on which the screen was opened: it does not change while somebody reads or writes. */
export function useToday(): Date {
  const [today] = useState(() => new Date())
  return today
}

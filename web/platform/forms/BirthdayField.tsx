import { ADULT_AGE, calendarDateOf } from '#lib/format/calendarDate'
import { DATE_YEARS } from '#lib/format/dateInput'
import { useToday } from '#platform/session/useToday'
import { DateField, type DateFieldProps } from './DateField'

const FIRST = { day: 1, month: 1, year: DATE_YEARS.first }

export function BirthdayField(props: Omit<DateFieldProps, 'first' | 'last' | 'fromYears'>) {
  const today = useToday()
  const youngest = new Date(today.getFullYear() - ADULT_AGE, today.getMonth(), today.getDate())
  return <DateField autoComplete="bday" {...props} first={FIRST} last={calendarDateOf(youngest)} fromYears />
}

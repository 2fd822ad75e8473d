import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, type CalendarDate, calendarDateOf, isAdult, toIsoDate } from './calendarDate'
import {
  dateInputPlaceholder,
  formatDateInput,
  isImpossibleDateInput,
  maskDateInput,
  parseDateInput,
} from './dateInput'
import { LOCALES, type Locale } from './locale'

const DATE = { day: 5, month: 3, year: 1990 }

describe('formats', () => {
  it.each<[Locale, string, string]>([
    ['en-GB', 'dd/mm/yyyy', '05/03/1990'],
    ['da-DK', 'dd-mm-åååå', '05-03-1990'],
    ['nb-NO', 'dd.mm.åååå', '05.03.1990'],
    ['sv-SE', 'åååå-mm-dd', '1990-03-05'],
  ])('%s: %s', (locale, placeholder, text) => {
    expect(dateInputPlaceholder(locale)).toBe(placeholder)
    expect(formatDateInput(DATE, locale)).toBe(text)
    expect(parseDateInput(text, locale)).toEqual(DATE)
  })

  it('returns an ISO date for the graph', () => {
    expect(toIsoDate(DATE)).toBe('1990-03-05')
  })
})

describe('parseDateInput', () => {
  it.each<[Locale, string, CalendarDate | null]>([
    ['en-GB', '5/3/1990', DATE],
    ['en-GB', ' 05/03/1990 ', DATE],
    ['sv-SE', '1990-3-5', DATE],
    ['en-GB', '29/02/2024', { day: 29, month: 2, year: 2024 }],
    ['en-GB', '29/02/2000', { day: 29, month: 2, year: 2000 }],
    ['en-GB', '29/02/2023', null],
    ['en-GB', '29/02/1900', null],
    ['da-DK', '31-04-1990', null],
    ['da-DK', '00-04-1990', null],
    ['da-DK', '01-00-1990', null],
    ['nb-NO', '01.13.1990', null],
    ['nb-NO', '32.01.1990', null],
    ['nb-NO', '01/01/1990', null],
    ['da-DK', '1990-03-05', null],
    ['sv-SE', '05-03-1990', null],
    ['en-GB', '05/03/90', null],
    ['en-GB', '05/03/0990', null],
    ['en-GB', '05/03/19900', null],
    ['en-GB', '05/03', null],
    ['en-GB', '05/03/1990/1', null],
    ['en-GB', '5e0/03/1990', null],
    ['en-GB', '', null],
  ])('%s "%s"', (locale, text, date) => {
    expect(parseDateInput(text, locale)).toEqual(date)
  })

  it('parses every day that it formats, in every locale', () => {
    const days = fc.date({ min: new Date(1900, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
    fc.assert(
      fc.property(days, fc.constantFrom(...LOCALES), (day, locale) => {
        const date = calendarDateOf(day)
        const text = formatDateInput(date, locale)
        expect(parseDateInput(text, locale)).toEqual(date)
        expect(maskDateInput(text, locale)).toBe(text)
      }),
    )
  })
})

describe('a date in the format of any locale', () => {
  const everyDay = (visit: (date: CalendarDate) => void) => {
    const day = new Date(1900, 0, 1)
    while (day.getFullYear() < 2100) {
      visit(calendarDateOf(day))
      day.setDate(day.getDate() + 1)
    }
  }

  it.each(LOCALES)('is parsed by %s when it is pasted, every day of two hundred years', (locale) => {
    const misread: string[] = []
    everyDay((date) => {
      const expected = formatDateInput(date, locale)
      for (const form of LOCALES) {
        const text = formatDateInput(date, form)
        if (maskDateInput(text, locale) !== expected) misread.push(text)
      }
    })
    expect(misread).toEqual([])
  })

  it.each(LOCALES)('is parsed by %s or refused when only its digits are pasted', (locale) => {
    const twisted: string[] = []
    everyDay((date) => {
      for (const form of LOCALES) {
        const digits = formatDateInput(date, form).replaceAll(/\D/g, '')
        const read = parseDateInput(maskDateInput(digits, locale), locale)
        if (read && formatDateInput(read, locale) !== formatDateInput(date, locale)) twisted.push(digits)
      }
    })
    expect(twisted).toEqual([])
  })

  it('is parsed or refused when it is typed key by key', () => {
    const days = fc.date({ min: new Date(1900, 0, 1), max: new Date(2099, 11, 31), noInvalidDate: true })
    const anyLocale = fc.constantFrom(...LOCALES)
    fc.assert(
      fc.property(days, anyLocale, anyLocale, (day, form, locale) => {
        const date = calendarDateOf(day)
        let shown = ''
        for (const key of formatDateInput(date, form)) shown = maskDateInput(shown + key, locale)
        expect([date, null]).toContainEqual(parseDateInput(shown, locale))
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[Locale, string]>([
    ['en-GB', '31/02/1990'],
    ['sv-SE', '1990-02-31'],
    ['da-DK', '01-13-1990'],
    ['nb-NO', '01.01.1799'],
  ])('%s "%s" is impossible, not incomplete', (locale, text) => {
    expect(isImpossibleDateInput(text, locale)).toBe(true)
    expect(isImpossibleDateInput(text.slice(0, -1), locale)).toBe(false)
  })
})

describe('maskDateInput', () => {
  it.each([
    ['da-DK', '5. marts 1990'],
    ['en-GB', '5 March 1990'],
    ['nb-NO', '5. mai 2004'],
    ['sv-SE', '5 mars 1990'],
  ] as const)('leaves a date with the name of a month unchanged, so that it is refused: %s', (locale, text) => {
    expect(maskDateInput(text, locale)).toBe(text)
    expect(parseDateInput(text, locale)).toBeNull()
  })

  it.each<[string, Locale, string, string]>([
    ['nothing', 'en-GB', '', ''],
    ['digits', 'en-GB', '0', '0'],
    ['no separator after the last digit', 'en-GB', '05', '05'],
    ['the separator before the next digit', 'en-GB', '050', '05/0'],
    ['all digits', 'en-GB', '05031990', '05/03/1990'],
    ['digits too many', 'en-GB', '050319901', '05/03/1990'],
    ['a separator too many', 'en-GB', '05/03/1990/', '05/03/1990'],
    ['all digits, Danish', 'da-DK', '05031990', '05-03-1990'],
    ['all digits, Norwegian', 'nb-NO', '05031990', '05.03.1990'],
    ['all digits, Swedish', 'sv-SE', '19900305', '1990-03-05'],
    ['a typed separator', 'en-GB', '05/', '05/'],
    ['a separator typed early', 'en-GB', '5/', '05/'],
    ['separators typed early', 'nb-NO', '5.3.1990', '05.03.1990'],
    ['another separator', 'nb-NO', '5/3-', '05.03.'],
    ['separators twice', 'en-GB', '05//03', '05/03'],
    ['a separator first', 'en-GB', '/5', '5'],
    ['a day first, Swedish', 'sv-SE', '5/3', '5/3'],
    ['a whole date with the day first, Swedish', 'sv-SE', '5/3/1990', '1990-03-05'],
    ['a year first, Danish', 'da-DK', '1990-3', '1990-3'],
    ['a moment, English', 'en-GB', '1990-03-05T23:30:00Z', '05/03/1990'],
    ['blanks about the separators, Norwegian', 'nb-NO', ' 5. 3. 1990', '05.03.1990'],
    ['letters', 'en-GB', 'abc', ''],
    ['a filled-in ISO date', 'da-DK', '1990-03-05', '05-03-1990'],
    ['a filled-in ISO date, English', 'en-GB', '1990-03-05', '05/03/1990'],
  ])('%s', (_, locale, typed, shown) => {
    expect(maskDateInput(typed, locale)).toBe(shown)
  })

  it.each(LOCALES)('lets a whole date be typed and erased again, key by key (%s)', (locale) => {
    const text = formatDateInput(DATE, locale)
    let shown = ''
    for (const key of text.replace(/\D/g, '')) shown = maskDateInput(shown + key, locale)
    expect(shown).toBe(text)
    let presses = 0
    for (; shown !== '' && presses < 20; presses += 1) shown = maskDateInput(shown.slice(0, -1), locale)
    expect(presses).toBe(text.length)
  })

  it('leaves its own output unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789/-. x') }),
        fc.constantFrom(...LOCALES),
        (typed, locale) => {
          const shown = maskDateInput(typed, locale)
          expect(shown.length).toBeLessThanOrEqual(10)
          expect(maskDateInput(shown, locale)).toBe(shown)
        },
      ),
    )
  })
})

describe('age', () => {
  it.each<[string, CalendarDate, Date, number]>([
    ['the day before the birthday', DATE, new Date(2008, 2, 4, 23, 59), 17],
    ['the birthday', DATE, new Date(2008, 2, 5), 18],
    ['the month before', DATE, new Date(2008, 1, 28), 17],
    ['the month after, on an earlier day', DATE, new Date(2008, 3, 1), 18],
    ['born on 29 February, on 28 February', { day: 29, month: 2, year: 2008 }, new Date(2026, 1, 28), 17],
    ['born on 29 February, on 1 March', { day: 29, month: 2, year: 2008 }, new Date(2026, 2, 1), 18],
  ])('%s', (_, birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age)
    expect(isAdult(birthday, today)).toBe(age >= 18)
  })
})

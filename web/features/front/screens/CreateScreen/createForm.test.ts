import { describe, expect, it } from 'vitest'
import { emptyCreateValues, firstOpenStep, problemsOf, toInput, type CreateValues } from './createForm'

const TODAY = new Date(2026, 10, 21)

function filled(changes: Partial<CreateValues> = {}): CreateValues {
  return {
    ...emptyCreateValues('denmark'),
    persons: [
      { gender: 'FEMALE', birthday: '05/03/1990' },
      { gender: '', birthday: '' },
    ],
    zipCode: ' 8000 ',
    name: ' Freja ',
    email: ' freja@example.test ',
    password: 'a bench by the harbour',
    termsAccepted: true,
    sensitiveDataConsent: true,
    ...changes,
  }
}

describe('the sign-up form', () => {
  it('reports every field of an empty form, starting with who', () => {
    const problems = problemsOf(emptyCreateValues('denmark'), 'en-GB', TODAY)
    expect(problems).toEqual({
      'persons.0.gender': 'gender',
      'persons.0.birthday': 'birthday',
      zipCode: 'zipCode',
      name: 'nameLength',
      email: 'email',
      password: 'passwordLength',
      termsAccepted: 'terms',
      sensitiveDataConsent: 'consent',
    })
    expect(firstOpenStep(problems)).toBe('who')
  })

  it('ignores an empty second person in a single profile', () => {
    expect(problemsOf(filled(), 'en-GB', TODAY)).toEqual({})
    expect(firstOpenStep({})).toBeNull()
  })

  it('asks a couple for both persons', () => {
    expect(problemsOf(filled({ profileType: 'COUPLE' }), 'en-GB', TODAY)).toEqual({
      'persons.1.gender': 'gender',
      'persons.1.birthday': 'birthday',
    })
  })

  it.each([
    ['21/11/2008', undefined],
    ['22/11/2008', 'underAge'],
    ['31/02/1990', 'impossibleDate'],
    ['5/3', 'birthday'],
  ])('reports the birthday %s as %s', (birthday, problem) => {
    const values = filled({
      persons: [
        { gender: 'MALE', birthday },
        { gender: '', birthday: '' },
      ],
    })
    expect(problemsOf(values, 'en-GB', TODAY)['persons.0.birthday']).toBe(problem)
  })

  it('sends one person for a single, ISO dates, and trimmed text', () => {
    expect(toInput(filled(), 'en-GB', { campaign: 'spring' })).toEqual({
      campaign: 'spring',
      profileType: 'SINGLE',
      persons: [{ gender: 'FEMALE', birthday: '1990-03-05' }],
      countryId: 'denmark',
      zipCode: '8000',
      name: 'Freja',
      email: 'freja@example.test',
      password: 'a bench by the harbour',
      termsAccepted: true,
      sensitiveDataConsent: true,
    })
  })
})

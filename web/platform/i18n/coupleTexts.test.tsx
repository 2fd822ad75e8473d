// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { commitLocalUpdate } from 'relay-runtime'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { coupleTexts } from './coupleTexts'

describe('the texts of a namespace for couples', () => {
  it('have couple forms in the place of ordinary texts, in groups, lists and plural forms', () => {
    const texts = {
      title: 'Din',
      title_couple: 'Jeres',
      both: 'Fælles',
      group: {
        COUPLE: 'Par',
        files_one: 'din',
        files_couple_one: 'jeres',
        files_other: 'dine',
        files_couple_other: 'jeres',
      },
      list: [{ text: 'du', text_couple: 'I' }],
    }
    expect(coupleTexts(texts)).toMatchObject({
      title: 'Jeres',
      both: 'Fælles',
      group: { COUPLE: 'Par', files_one: 'jeres', files_other: 'jeres' },
      list: [{ text: 'I' }],
    })
    expect(texts.title).toBe('Din')
  })
})

function Sample() {
  const { t } = useTranslation('start')
  return <p>{`${t('customize.title')} · ${t('sections.POSSIBLE_MATCHES')}`}</p>
}

describe('a screen', () => {
  it.each([
    ['da-DK', 'SINGLE', 'Tilpas din startside · Mulige match'],
    ['da-DK', 'COUPLE', 'Tilpas jeres startside · Mulige match'],
    ['nb-NO', 'COUPLE', 'Tilpass startsiden deres · Mulige treff'],
    ['sv-SE', 'COUPLE', 'Anpassa er startsida · Möjliga matchningar'],
    ['en-GB', 'COUPLE', 'Customise your start page · Possible matches'],
  ] as const)('in %s addresses the viewer of a %s profile', async (locale, profileType, text) => {
    await renderScreen(<Sample />, { locale, texts: ['start'], viewer: { profileType } })
    expect(screen.getByText(text)).toBeDefined()
  })

  it('addresses two as soon as the profile has become that of a couple, and one when it is that no longer', async () => {
    const { environment } = await renderScreen(<Sample />, { locale: 'da-DK', texts: ['start'] })
    const become = (profileType: string) =>
      act(async () =>
        commitLocalUpdate(environment, (store) => {
          store.getRoot().getLinkedRecord('viewer')?.setValue(profileType, 'profileType')
        }),
      )
    await become('COUPLE')
    expect(screen.getByText(/Tilpas jeres startside/)).toBeDefined()
    await become('SINGLE')
    expect(screen.getByText(/Tilpas din startside/)).toBeDefined()
  })
})

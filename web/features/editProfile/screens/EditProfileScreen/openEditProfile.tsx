import { configure, screen, within } from '@testing-library/react'
import { renderScreen } from '#testing/renderScreen'
import type { SessionTraits } from '#testing/session'
import EditProfileScreenQuery from './__generated__/EditProfileScreenQuery.graphql'
import { EditProfileScreen } from './EditProfileScreen'

export const silentFacts = {
  height: null,
  weight: null,
  bodyType: 'NOT_SPECIFIED',
  eyeColour: 'NOT_SPECIFIED',
  hairColour: 'NOT_SPECIFIED',
  sexualOrientation: null,
  relationshipStatus: 'NOT_STATED',
  smoking: 'NOT_AVAILABLE',
  children: 'NOT_AVAILABLE',
  dominance: null,
}

export const person = (
  number: number,
  gender: string,
  facts: Partial<Record<keyof typeof silentFacts, unknown>> = {},
) => ({
  person: { id: `person-${number}`, gender },
  birthday: '1990-05-17',
  facts: { ...silentFacts, ...facts },
})

const profile = {
  headline: 'By the sea',
  text: '<p>I <strong>swim</strong> all year.</p>',
  textMedia: [],
  matchWords: ['swimming'],
  countryId: 'denmark',
  zipCode: '8000',
  area: null,
  persons: [person(70, 'FEMALE')],
}

export const written = (changes: Partial<Record<keyof typeof profile, unknown>> = {}) => ({
  EditableProfile: () => ({ ...profile, ...changes }),
})

interface Setup extends SessionTraits {
  changes?: Partial<Record<keyof typeof profile, unknown>>
  couple?: boolean
}

export async function openEditProfile({ changes = {}, couple = false, site, viewer }: Setup = {}) {
  // The page is large, and checking whether each element is hidden takes most of the time in jsdom.
  configure({ defaultHidden: true })
  const view = await renderScreen(<EditProfileScreen />, {
    texts: ['editProfile', 'facts', 'richText', 'media'],
    path: '/EditProfile',
    query: EditProfileScreenQuery,
    site,
    viewer,
    data: {
      ...written(changes),
      Viewer: () => ({
        legacyId: viewer?.legacyId ?? 7,
        profileType: couple ? 'COUPLE' : 'SINGLE',
        darkPersonRoles: [
          { role: 'DOMINATING', name: 'Dominating' },
          { role: 'SUBMISSIVE', name: 'Submissive' },
        ],
      }),
      Site: () => ({
        isDark: Boolean(site?.isDark),
        countries: [
          { id: 'denmark', name: 'Denmark' },
          { id: 'sweden', name: 'Sweden' },
        ],
      }),
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Edit your profile' })
  return { ...view, part: (name: string) => within(screen.getByRole('region', { name })) }
}

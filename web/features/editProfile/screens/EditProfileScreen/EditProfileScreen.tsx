import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMember } from '#platform/session/useSession'
import { graphql } from 'react-relay'
import { DARK_PROFILE } from '#shared/darkProfile/paths'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { profilePath } from '#shared/profiles/profilePath'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import classes from '#shared/editing/EditPage.module.css'
import { useSwapPersons } from '../../mutations/useSwapPersons'
import type { EditProfileScreenQuery } from './__generated__/EditProfileScreenQuery.graphql'
import { BirthdayForm } from './BirthdayForm'
import { PersonForm } from './PersonForm'
import { PlaceForm } from './PlaceForm'
import { TextsForm } from './TextsForm'

const query = graphql`
  query EditProfileScreenQuery @preloadable {
    viewer {
      profileType
      darkPersonRoles {
        role
        name
      }
      editableProfile {
        ...TextsForm_profile
        ...PlaceForm_profile
        persons {
          person {
            id
            gender
          }
          ...PersonForm_person
          ...BirthdayForm_person
        }
      }
    }
    site {
      isDark
      countries {
        id
        name
      }
    }
  }
`

type Person = NonNullable<EditProfileScreenQuery['response']['viewer']['editableProfile']>['persons'][number]

export function EditProfileScreen() {
  const { t } = useTranslation(['editProfile', 'common', 'facts'])
  const member = useMember()
  const { viewer, site } = useScreenQuery<EditProfileScreenQuery>(query)
  const [swap, swapping] = useSwapPersons()
  const profile = viewer.editableProfile
  const couple = viewer.profileType === 'COUPLE'
  const personLabel = ({ person: { gender } }: Person, index: number) =>
    t('persons.one', { number: index + 1, gender: t(`facts:gender.${gender}`) })
  const swapPersons = async () => {
    await swap({})
  }
  return (
    <Page>
      <PageTitle>{t('edit.title')}</PageTitle>
      <EditProfileTabs />
      <div className={classes.text}>
        <PageHeader
          title={t('edit.title')}
          actions={<TextLink href={profilePath(member.legacyId)}>{t('edit.seeProfile')}</TextLink>}
        />
        {profile ? (
          <div className={classes.sections}>
            <Section title={t('texts.title')} note={t('texts.note')}>
              <TextsForm profile={profile} />
            </Section>
            <Section
              title={t('persons.title')}
              note={t('persons.note')}
              controls={
                couple && (
                  <Button
                    variant="subtle"
                    leftSection={<IconArrowsExchange size={18} stroke={1.75} aria-hidden />}
                    loading={swapping}
                    onClick={() => void swapPersons()}
                  >
                    {t('persons.swap')}
                  </Button>
                )
              }
            >
              <div className={classes.persons} data-couple={couple}>
                {profile.persons.map((person, index) => (
                  <fieldset key={person.person.id} className={classes.person}>
                    {couple && <legend className={classes.legend}>{personLabel(person, index)}</legend>}
                    <PersonForm person={person} roles={site.isDark ? (viewer.darkPersonRoles ?? []) : []} />
                  </fieldset>
                ))}
              </div>
            </Section>
            <Section title={t('birthday.title')} note={t('birthday.note')}>
              <div className={classes.persons} data-couple={couple}>
                {profile.persons.map((person, index) => (
                  <BirthdayForm
                    key={person.person.id}
                    person={person}
                    label={couple ? personLabel(person, index) : t('birthday.label')}
                  />
                ))}
              </div>
            </Section>
            <Section title={t('place.title')} note={t('place.note')}>
              <PlaceForm profile={profile} countries={site.countries ?? []} />
            </Section>
            {!site.isDark && (
              <Section title={t('dark.title')} note={t('dark.note')}>
                <TextLink href={DARK_PROFILE}>{t('dark.label')}</TextLink>
              </Section>
            )}
            <Section title={t('convert.link.title')} note={t('convert.link.note')}>
              <TextLink href="/EditProfile/Convert">{t('convert.link.label')}</TextLink>
            </Section>
            <Section title={t('remove.title')} note={t('remove.note')}>
              <TextLink href="/EditProfile/Delete">{t('remove.label')}</TextLink>
            </Section>
          </div>
        ) : (
          <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
        )}
      </div>
    </Page>
  )
}

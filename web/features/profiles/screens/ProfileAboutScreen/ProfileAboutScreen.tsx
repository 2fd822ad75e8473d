import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { RichText } from '#shared/richText/RichText'
import { useViewer } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import { Guestbook } from '../../components/Guestbook'
import { InCommon } from '../../components/InCommon'
import { Persons } from '../../components/Persons'
import { ProfileHero } from '../../components/ProfileHero'
import { ProfileKinks } from '../../components/ProfileKinks'
import { ProfilePage } from '../../components/ProfilePage'
import { Relations } from '../../components/relations/Relations'
import { Seeks } from '../../components/Seeks'
import { WordLinks } from '../../components/WordLinks'
import type { ProfileAboutScreen_profile$key } from './__generated__/ProfileAboutScreen_profile.graphql'
import type { ProfileAboutScreenQuery } from './__generated__/ProfileAboutScreenQuery.graphql'
import classes from './ProfileAboutScreen.module.css'

const query = graphql`
  query ProfileAboutScreenQuery($legacyId: Int!, $onePage: Boolean!) @preloadable {
    profileView(legacyId: $legacyId) {
      ...ProfilePage_view
      profile {
        ...ProfileHero_profile
        ...ProfileAboutScreen_profile
      }
    }
  }
`

const fragment = graphql`
  fragment ProfileAboutScreen_profile on Profile {
    legacyId
    name
    text
    textMedia {
      ...RichText_media
    }
    matchWords
    guestbookCount
    ...InCommon_profile
    ...Persons_profile
    ...Seeks_profile
    ...Relations_profile @include(if: $onePage) @alias(as: "relationsPart")
    ...Guestbook_profile @include(if: $onePage) @alias(as: "guestbookPart")
    # Main sites have both on one page, and no kinks.
    ...ProfileKinks_profile @skip(if: $onePage) @alias(as: "kinksPart")
  }
`

function About({ profile }: { profile: ProfileAboutScreen_profile$key }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const data = useFragment(fragment, profile)
  const { name, text, textMedia, matchWords, guestbookCount } = data
  const isOwn = data.legacyId === viewer.legacyId
  return (
    <div className={classes.about}>
      <div className={classes.main}>
        <InCommon profile={data} />
        <Section title={t('about.title', { name })}>
          {text ? (
            <RichText html={text} media={textMedia ?? []} />
          ) : (
            <EmptyState
              compact
              title={isOwn ? t('about.noneOwn') : t('about.none', { name })}
              action={isOwn ? { label: t('actions.edit'), href: '/EditProfile' } : undefined}
            />
          )}
        </Section>
        <Persons profile={data} />
      </div>
      <div className={classes.aside}>
        <Seeks profile={data} />
        {data.kinksPart && <ProfileKinks profile={data.kinksPart} isOwn={isOwn} />}
        {matchWords && matchWords.length > 0 && (
          <Section title={t('words.title')}>
            <WordLinks words={matchWords} label={t('words.title')} />
          </Section>
        )}
        {data.relationsPart && (
          <div id="relations" className={classes.anchor}>
            <Section title={t('relations.title')}>
              <Relations profile={data.relationsPart} />
            </Section>
          </div>
        )}
      </div>
      {data.guestbookPart && (
        <div id="guestbook" className={`${classes.guestbook} ${classes.anchor}`}>
          <Section
            title={t('guestbook.title')}
            note={guestbookCount ? t('guestbook.count', { count: guestbookCount }) : undefined}
          >
            <Guestbook profile={data.guestbookPart} />
          </Section>
        </div>
      )}
    </div>
  )
}

export function ProfileAboutScreen() {
  const { profileView } = useScreenQuery<ProfileAboutScreenQuery>(query)
  const profile = profileView?.profile
  return (
    <ProfilePage view={profileView} head={profile && <ProfileHero profile={profile} />}>
      {profile && <About profile={profile} />}
    </ProfilePage>
  )
}

import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { RichText } from '#shared/richText/RichText'
import { useSearchParams } from 'react-router-dom'
import { useSite, useViewer } from '#platform/session/useSession'
import { DARK_PROFILE } from '#shared/darkProfile/paths'
import { PREVIEW } from '#shared/profiles/previewPath'
import { TextLink } from '#ui/links/TextLink'
import { Banner } from '#ui/states/Banner'
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
        legacyId
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

interface AboutProps {
  profile: ProfileAboutScreen_profile$key
  /** Whether the viewer looks at their own profile as others see it. */
  asOthers: boolean
}

function About({ profile, asOthers }: AboutProps) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const data = useFragment(fragment, profile)
  const { name, text, textMedia, matchWords, guestbookCount } = data
  const isOwn = data.legacyId === viewer.legacyId
  const edits = isOwn && !asOthers
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
              title={edits ? t('about.noneOwn') : t('about.none', { name })}
              action={edits ? { label: t('actions.edit'), href: '/EditProfile' } : undefined}
            />
          )}
        </Section>
        <Persons profile={data} />
      </div>
      <div className={classes.aside}>
        <Seeks profile={data} />
        {data.kinksPart && <ProfileKinks profile={data.kinksPart} isOwn={isOwn} asOthers={asOthers} />}
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
  const { t } = useTranslation('profiles')
  const { isDark } = useSite()
  const viewer = useViewer()
  const [address] = useSearchParams()
  const { profileView } = useScreenQuery<ProfileAboutScreenQuery>(query)
  const profile = profileView?.profile
  const asOthers = isDark && address.has(PREVIEW) && profile?.legacyId === viewer.legacyId
  const head = profile && (
    <>
      {asOthers && (
        <div className={classes.preview}>
          <Banner tone="info" title={t('preview.title')}>
            <p>{t('preview.text')}</p>
            <TextLink href={DARK_PROFILE}>{t('preview.back')}</TextLink>
          </Banner>
        </div>
      )}
      <ProfileHero profile={profile} asOthers={asOthers} />
    </>
  )
  return (
    <ProfilePage view={profileView} head={head}>
      {profile && <About profile={profile} asOthers={asOthers} />}
    </ProfilePage>
  )
}

import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { BlogsSection } from '../../components/BlogsSection'
import { ChatRoomsSection } from '../../components/ChatRoomsSection'
import { ContestSection } from '../../components/ContestSection'
import { Hints } from '../../components/Hints'
import { MatchesSection } from '../../components/MatchesSection'
import { MediaSection } from '../../components/MediaSection'
import { PopularLodges } from '../../components/PopularLodges'
import { leaveRefusedStart } from '../../components/leaveRefusedStart'
import { partOfDay } from '../../components/partOfDay'
import { ProfilesSection } from '../../components/ProfilesSection'
import { SectionSkeleton } from '../../components/SectionSkeleton'
import { UpcomingEvents } from '../../components/UpcomingEvents'
import { useFollowingSections } from '../../components/useFollowingSections'
import { VisitsSection } from '../../components/VisitsSection'
import type { StartScreenQuery } from './__generated__/StartScreenQuery.graphql'
import type { StartScreen_startPage$key } from './__generated__/StartScreen_startPage.graphql'
import classes from './StartScreen.module.css'

const CustomizeStart = lazy(async () => ({ default: (await import('../../components/CustomizeStart')).CustomizeStart }))

const query = graphql`
  query StartScreenQuery @preloadable {
    viewer {
      name
      ...Hints_viewer
      startPage {
        ...StartScreen_startPage
        ...CustomizeStart_startPage
      }
    }
  }
`

const fragment = graphql`
  fragment StartScreen_startPage on StartPage {
    isCondensed
    searchOptions
    sections {
      id
      isHidden
      ...ContestSection_section @alias(as: "contest")
      ...ProfilesSection_section @alias(as: "profiles")
      ...MatchesSection_section @alias(as: "matches")
      ...VisitsSection_section @alias(as: "visits")
      ...MediaSection_section @alias(as: "media")
      ...BlogsSection_section @alias(as: "blogs")
      ...UpcomingEvents_section @alias(as: "events")
      ...PopularLodges_section @alias(as: "lodges")
      ...ChatRoomsSection_section @alias(as: "chatRooms")
    }
  }
`

/** How many rows of pictures a phone's window shows of the first sections when the page opens. */
const ROWS_IN_VIEW = [2, 1]

function Sections({ startPage, onCustomize }: { startPage: StartScreen_startPage$key; onCustomize: () => void }) {
  const { t } = useTranslation('start')
  const { sections, isCondensed: condensed, searchOptions } = useFragment(fragment, startPage)
  const shown = sections.filter(({ isHidden }) => !isHidden)
  const count = useFollowingSections(shown.length)
  if (shown.length === 0) {
    return (
      <EmptyState
        title={t('empty.title')}
        text={t('empty.text')}
        action={{ label: t('customize.open'), onSelect: onCustomize }}
      />
    )
  }
  return (
    <>
      {shown.slice(0, count).map((section, index) => {
        const { id, contest, profiles, matches, visits, media, blogs, events, lodges, chatRooms } = section
        const eagerRows = ROWS_IN_VIEW[index] ?? 0
        return (
          // Taken over from the server one by one, so that the page reacts between two.
          <Suspense key={id} fallback={null}>
            {contest && <ContestSection section={contest} eagerRows={eagerRows} />}
            {profiles && <ProfilesSection section={profiles} condensed={condensed} eagerRows={eagerRows} />}
            {matches && <MatchesSection section={matches} condensed={condensed} eagerRows={eagerRows} />}
            {visits && <VisitsSection section={visits} condensed={condensed} eagerRows={eagerRows} />}
            {media && <MediaSection section={media} search={searchOptions[0] ?? null} onCustomize={onCustomize} />}
            {blogs && <BlogsSection section={blogs} />}
            {events && <UpcomingEvents section={events} />}
            {lodges && <PopularLodges section={lodges} />}
            {chatRooms && <ChatRoomsSection section={chatRooms} />}
          </Suspense>
        )
      })}
      {shown.slice(count).map(({ id }) => (
        <SectionSkeleton key={id} />
      ))}
    </>
  )
}

export function StartScreen() {
  const { t } = useTranslation('start')
  const { viewer } = useScreenQuery<StartScreenQuery>(query)
  const [customizes, setCustomizes] = useState(false)
  const part = partOfDay(useToday())
  const { startPage } = viewer
  const isRefused = startPage === null
  useEffect(() => {
    if (isRefused) leaveRefusedStart()
  }, [isRefused])
  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t(`greeting.${part}`, { name: viewer.name })}
        actions={
          <Button
            variant="default"
            className={classes.customize}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
            onClick={() => setCustomizes(true)}
          >
            <span className={classes.customizeLabel}>{t('customize.open')}</span>
          </Button>
        }
      />
      <Hints viewer={viewer} className={classes.hints} />
      {startPage && <Sections startPage={startPage} onCustomize={() => setCustomizes(true)} />}
      {startPage && customizes && (
        <Suspense fallback={null}>
          <CustomizeStart startPage={startPage} onClose={() => setCustomizes(false)} />
        </Suspense>
      )}
    </Page>
  )
}

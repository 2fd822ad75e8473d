import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useMatch } from 'react-router-dom'
import { TabStrip } from '#ui/links/TabStrip'
import type { LodgeTabs_lodge$data, LodgeTabs_lodge$key } from './__generated__/LodgeTabs_lodge.graphql'
import { lodgePath, type LodgePage } from './paths'

const fragment = graphql`
  fragment LodgeTabs_lodge on Lodge {
    legacyId
    name
    memberCount
    hasPublicDebates
    hasPublicMeetups
    hasPublicMedia
    hasPublicMembers
    requestCount
    waitingMediaCount
    viewerCanSeeInside
    viewerCanManageMembers
  }
`

interface LodgeTab {
  readonly page: LodgePage
  readonly label: 'about' | 'members' | 'debate' | 'calendar' | 'media' | 'mail' | 'settings' | 'management'
  /** Who sees it; everybody without it. */
  readonly isFor?: (lodge: LodgeTabs_lodge$data) => boolean
  readonly count?: (lodge: LodgeTabs_lodge$data) => number
  /** Also marked as current on pages below its own. */
  readonly holdsChildren?: boolean
}

const isMember = ({ viewerCanSeeInside }: LodgeTabs_lodge$data) => viewerCanSeeInside

/** The pages of a lodge, in their order. An area adds its page here, and its label to the four texts. */
const TABS: readonly LodgeTab[] = [
  { page: 'About', label: 'about' },
  {
    page: 'Members',
    label: 'members',
    isFor: ({ viewerCanSeeInside, hasPublicMembers }) => viewerCanSeeInside || hasPublicMembers,
    count: ({ memberCount }) => memberCount,
  },
  {
    page: 'Debate',
    label: 'debate',
    isFor: ({ viewerCanSeeInside, hasPublicDebates }) => viewerCanSeeInside || hasPublicDebates,
    holdsChildren: true,
  },
  {
    page: 'Calendar',
    label: 'calendar',
    isFor: ({ viewerCanSeeInside, hasPublicMeetups }) => viewerCanSeeInside || hasPublicMeetups,
    holdsChildren: true,
  },
  {
    page: 'Media',
    label: 'media',
    isFor: ({ viewerCanSeeInside, hasPublicMedia }) => viewerCanSeeInside || hasPublicMedia,
    // What waits for those who accept media.
    count: ({ waitingMediaCount }) => waitingMediaCount ?? 0,
    holdsChildren: true,
  },
  { page: 'Mail', label: 'mail', isFor: isMember },
  {
    page: 'MemberManagement',
    label: 'management',
    isFor: ({ viewerCanManageMembers }) => viewerCanManageMembers,
    count: ({ requestCount }) => requestCount ?? 0,
    holdsChildren: true,
  },
  { page: 'Settings', label: 'settings', isFor: isMember },
]

/** Links to the pages of a lodge that the viewer may see. */
export function LodgeTabs({ lodge }: { lodge: LodgeTabs_lodge$key }) {
  const { t } = useTranslation('lodge')
  const data = useFragment(fragment, lodge)
  const namesAbout = useMatch(lodgePath(':id', 'About')) !== null
  return (
    <TabStrip
      keepsScroll
      label={t('tabs.label', { name: data.name })}
      tabs={TABS.filter(({ isFor }) => isFor?.(data) ?? true).map(({ page, label, count, holdsChildren }) => ({
        // The first page has two addresses, and the tab is marked at either.
        href: page === 'About' && !namesAbout ? lodgePath(data.legacyId) : lodgePath(data.legacyId, page),
        label: t(`tabs.${label}`),
        count: count?.(data),
        holdsChildren,
      }))}
    />
  )
}

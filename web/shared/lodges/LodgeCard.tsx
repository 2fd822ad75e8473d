import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useDistance } from '#shared/profiles/useDistance'
import { usePlace } from '#shared/profiles/usePlace'
import type { LodgeCard_lodge$key } from './__generated__/LodgeCard_lodge.graphql'
import { LodgeCardView } from './LodgeCardView'
import { subjectOf } from './lodgeSubject'
import { lodgePath } from './paths'
import { useLodgeMark } from './useLodgeMark'

const fragment = graphql`
  fragment LodgeCard_lodge on Lodge {
    legacyId
    name
    excerpt
    cover {
      ...usePictureSource_picture
    }
    category {
      name
    }
    kinks {
      name
    }
    place {
      ...usePlace_area
    }
    distance
    access
    isDark
    memberCount
    newMemberCount
    newMediaCount
    newDebateEntryCount
    newMeetupCount
    activeAt
    ...useLodgeMark_lodge
  }
`

interface LodgeCardProps {
  lodge: LodgeCard_lodge$key
  /** The list is about one profile's lodges, so that being in one goes without saying. */
  own?: boolean
  /** Marks lodges of the dark sites, for lists with lodges of both. */
  marksDark?: boolean
  /** What the list says of it, such as the role of another in it. */
  note?: string
  /** Heading level of the name: 2 on a page, 3 in a section. */
  order?: 2 | 3
  /** Whether it is visible when the page opens. */
  eager?: boolean
  /** Buttons at the end of the card. */
  children?: ReactNode
}

/** A lodge in lists. Screens load the texts `lodge`. */
export function LodgeCard({ lodge, own = false, marksDark = false, note, order, eager, children }: LodgeCardProps) {
  const { t } = useTranslation('lodge')
  const { t: timeWords } = useTranslation('time')
  const locale = useLocale()
  const now = useToday()
  const { away } = useDistance()
  const data = useFragment(fragment, lodge)
  const cover = usePictureSource(data.cover)
  const place = usePlace(data.place)
  const mark = useLodgeMark(data, own)
  const { distance, activeAt } = data
  const news = [
    { kind: 'topics', count: data.newDebateEntryCount },
    { kind: 'meetups', count: data.newMeetupCount },
    { kind: 'media', count: data.newMediaCount },
    { kind: 'members', count: data.newMemberCount },
  ] as const
  return (
    <LodgeCardView
      order={order}
      eager={eager}
      facts={{
        name: data.name,
        href: lodgePath(data.legacyId),
        cover,
        subject: subjectOf(data),
        excerpt: data.excerpt,
        memberCount: data.memberCount,
        place: [place, place && typeof distance === 'number' && away(distance)].filter(Boolean).join(' · '),
        byRequest: data.access === 'NEW_MEMBERS_APPROVED',
        marks: [mark, note].filter((words) => words !== undefined),
        news: news.filter(({ count }) => count > 0).map(({ kind, count }) => t(`card.news.${kind}`, { count })),
        isDark: marksDark && data.isDark,
        activity: (
          <time dateTime={activeAt} title={formatDateTime(activeAt, locale)}>
            {t('card.active', { time: formatRelativeTime(activeAt, now, timeWords) })}
          </time>
        ),
      }}
    >
      {children}
    </LodgeCardView>
  )
}

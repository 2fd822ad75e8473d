import { IconLock, IconMapPin, IconMoon, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { Initial } from '#ui/Initial'
import { AppLink } from '#ui/links/AppLink'
import { Picture, type PictureSource } from '#ui/Picture'
import classes from './LodgeCard.module.css'

/** What a card shows of a lodge. */
interface LodgeFacts {
  readonly name: string
  /** Missing in a preview, whose lodge has no page yet. */
  readonly href?: string
  readonly cover?: PictureSource
  /** Its category or kinks, on one line. */
  readonly subject: string
  readonly excerpt: string
  /** Missing in a preview. */
  readonly memberCount?: number
  readonly place?: string
  readonly byRequest: boolean
  /** How the viewer stands to it, and what else a list says of it. */
  readonly marks?: readonly string[]
  /** The last time that something happened in it. */
  readonly activity?: ReactNode
  /** What is new in it. */
  readonly news?: readonly string[]
  /** Of a dark site, in a list of lodges of both. */
  readonly isDark?: boolean
}

interface LodgeCardViewProps {
  facts: LodgeFacts
  /** Heading level of the name: 2 on a page, 3 in a section. */
  order?: 2 | 3
  /** Whether it is visible when the page opens. */
  eager?: boolean
  /** Buttons at the end of the card. */
  children?: ReactNode
}

/** The card of a lodge; where one stands alone in a narrow row, its picture is beside the words. */
export function LodgeCardView({ facts, order = 2, eager, children }: LodgeCardViewProps) {
  const { t } = useTranslation('lodge')
  const site = useSite()
  const {
    name,
    href,
    cover,
    subject,
    excerpt,
    memberCount,
    place,
    byRequest,
    marks = [],
    activity,
    news = [],
    isDark,
  } = facts
  const Name = `h${order}` as const
  const signs = [
    memberCount !== undefined && { text: t('facts.members', { count: memberCount }), icon: IconUsers },
    byRequest && { text: t('card.approval'), icon: IconLock },
    place && { text: place, icon: IconMapPin },
    isDark && { text: t('card.dark', { site: site.name }), icon: IconMoon },
  ].filter((sign) => sign !== undefined && sign !== '' && sign !== false)
  return (
    <article className={classes.card}>
      <div className={classes.cover}>
        <Picture
          source={cover}
          alt=""
          ratio="auto"
          className={classes.picture}
          sizes="(min-width: 60em) 380px, (min-width: 40em) 50vw, 120px"
          eager={eager}
          fallback={<Initial name={name} />}
        />
      </div>
      <div className={classes.words}>
        {subject && <p className={classes.subject}>{subject}</p>}
        <Name className={classes.name}>
          {href ? (
            <AppLink href={href} className={classes.link}>
              {name}
            </AppLink>
          ) : (
            name
          )}
        </Name>
        {marks.length + news.length > 0 && (
          <ul className={classes.marks}>
            {marks.map((words) => (
              <li key={words} className={classes.mark}>
                {words}
              </li>
            ))}
            {news.map((words) => (
              <li key={words} className={classes.news}>
                {words}
              </li>
            ))}
          </ul>
        )}
        {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
        <div className={classes.foot}>
          <ul className={classes.signs}>
            {signs.map(({ text, icon: Sign }) => (
              <li key={text}>
                <Sign size={16} stroke={1.6} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
          {activity && <p className={classes.activity}>{activity}</p>}
        </div>
        {children && <div className={classes.buttons}>{children}</div>}
      </div>
    </article>
  )
}

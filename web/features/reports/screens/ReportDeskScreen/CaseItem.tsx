import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { shownRatio } from '#shared/media/justifiedRows'
import { mediumOver } from '#shared/media/mediaLinks'
import { MediaTile } from '#shared/media/MediaTile'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import type { CaseItem_case$key } from './__generated__/CaseItem_case.graphql'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment CaseItem_case on ReportCase {
    item {
      state
      title
      text
      createdAt
      path
      placeTitle
      placeText
      media {
        id
        legacyId
        width
        height
        ...MediaTile_media
      }
      messages {
        name
        text
        createdAt
        isReported
      }
    }
  }
`

const HEIGHT = 200

/** The reported thing in its context. */
export function CaseItem({ reportCase }: { reportCase: CaseItem_case$key }) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { item } = useFragment(fragment, reportCase)
  const time = (at: string) => formatDateTime(at, locale, { style: 'medium' })
  if (!item || item.state !== 'SHOWN') {
    return (
      <Section title={t('item.title')} order={3}>
        <p className={classes.quiet}>{t(item ? `item.state.${item.state}` : 'item.failed')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('item.title')} note={item.createdAt ? time(item.createdAt) : undefined} order={3}>
      {item.placeTitle && (
        <p className={classes.quiet}>
          {t('item.on', { title: item.placeTitle })}
          {item.placeText && ` – ${item.placeText}`}
        </p>
      )}
      {item.messages.length > 0 ? (
        <ol className={classes.messages} aria-label={t('item.messages')}>
          {item.messages.map((message, index) => (
            <li key={`${message.createdAt} ${index}`} data-reported={message.isReported}>
              <p className={classes.quiet}>
                <strong>{message.name ?? t('desk.gone')}</strong>{' '}
                <time dateTime={message.createdAt}>{time(message.createdAt)}</time>
                {message.isReported && ` · ${t('item.reported')}`}
              </p>
              <p className={classes.words}>{message.text || t('item.noWords')}</p>
            </li>
          ))}
        </ol>
      ) : (
        <blockquote className={classes.quote}>
          {item.title && <strong>{item.title}</strong>}
          {item.text && <p className={classes.words}>{item.text}</p>}
          {!item.title && !item.text && <p className={classes.quiet}>{t('item.noWords')}</p>}
        </blockquote>
      )}
      {item.media.length > 0 && (
        <div className={classes.media}>
          {item.media.map((each) => (
            <MediaTile
              key={each.id}
              media={each}
              href={mediumOver(pathname + search, each)}
              width={Math.round(HEIGHT * shownRatio(each))}
              height={HEIGHT}
            />
          ))}
        </div>
      )}
      {item.path && (
        <TextLink standalone href={item.path}>
          {t('item.open')}
        </TextLink>
      )}
    </Section>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { formatDateTime } from '#lib/format/formatDate'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { localeOf } from '#platform/i18n/locale'
import { useLocale } from '#platform/i18n/useLocale'
import { useSite } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { AppLink } from '#ui/links/AppLink'
import { useEndNews } from '../../mutations/useEndNews'
import { newsPath } from '../../paths'
import type { NewsRow_news$key } from './__generated__/NewsRow_news.graphql'
import classes from './NewsDesk.module.css'

const fragment = graphql`
  fragment NewsRow_news on StaffNews {
    id
    legacyId
    kind
    state
    isForAllSites
    texts {
      locale
      title
      text
    }
    path
    startsAt
    endsAt
    viewCount
    savedBy
    savedAt
  }
`

interface NewsRowProps {
  news: NewsRow_news$key
  onChange: () => void
}

/** News with where it stands, and what can still be done with it. */
export function NewsRow({ news: key, onChange }: NewsRowProps) {
  const { t } = useTranslation('news')
  const locale = useLocale()
  const { name, hosts } = useSite()
  const news = useFragment(fragment, key)
  const { end, remove, busy } = useEndNews()
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null)
  const text = news.texts.find((each) => localeOf(each.locale) === locale) ?? news.texts[0]
  const heading = text?.title ?? text?.text ?? ''
  const when = (moment: string) => formatDateTime(moment, locale, { style: 'medium' })
  const facts = [
    t(`kind.${news.kind}`),
    news.isForAllSites ? t('sites.all', { count: hosts.length }) : t('sites.one', { site: name }),
    news.endsAt
      ? t('facts.fromTo', { from: when(news.startsAt), to: when(news.endsAt) })
      : t('facts.from', { from: when(news.startsAt) }),
    typeof news.viewCount === 'number' && news.state !== 'PLANNED' && t('facts.seen', { count: news.viewCount }),
    news.path,
    news.savedAt && news.savedBy && t('facts.saved', { name: news.savedBy, time: when(news.savedAt) }),
  ]
  const run = async () => {
    const done = asked === 'end' ? await end(news.id) : await remove(news.id)
    setAsked(null)
    if (!done) return
    tell(asked === 'end' ? t('desk.ended') : t('desk.deleted'))
    onChange()
  }
  return (
    <article className={classes.row} aria-label={heading}>
      <p className={classes.state} data-state={news.state}>
        {t(`state.${news.state}`)}
      </p>
      <h2 className={classes.title}>
        <AppLink href={newsPath(news.legacyId)}>{heading}</AppLink>
      </h2>
      {text?.title && <p className={classes.excerpt}>{text.text}</p>}
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={newsPath(news.legacyId)} variant="default" size="sm">
          {news.state === 'ENDED' ? t('desk.read') : t('desk.change')}
        </Button>
        {news.state === 'RUNNING' && (
          <Button variant="default" size="sm" disabled={busy} onClick={() => setAsked('end')}>
            {t('desk.end')}
          </Button>
        )}
        {news.state === 'PLANNED' && (
          <Button variant="default" size="sm" disabled={busy} onClick={() => setAsked('delete')}>
            {t('desk.delete')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        danger={asked === 'delete'}
        busy={busy}
        title={asked === 'delete' ? t('desk.deleteTitle') : t('desk.endTitle')}
        message={asked === 'delete' ? t('desk.deleteText') : t('desk.endText', { heading })}
        confirmLabel={asked === 'delete' ? t('desk.delete') : t('desk.end')}
        onConfirm={() => void run()}
        onCancel={() => setAsked(null)}
      />
    </article>
  )
}

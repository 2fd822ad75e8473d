import { IconBan } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDateTime } from '#lib/format/formatDate'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ActionButton } from '#ui/states/ActionButton'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TextLink } from '#ui/links/TextLink'
import type { BanScreenQuery } from './__generated__/BanScreenQuery.graphql'
import classes from './BanScreen.module.css'

const query = graphql`
  query BanScreenQuery @preloadable {
    viewer {
      blogBan {
        reason
        until
      }
    }
  }
`

/** Tells viewers that staff have banned them from blogs. */
export function BanScreen() {
  const { t } = useTranslation('blogs')
  const locale = useLocale()
  const { viewer } = useScreenQuery<BanScreenQuery>(query)
  const { reason, until } = viewer.blogBan ?? {}
  return (
    <Page width="text">
      <PageTitle>{t('ban.title')}</PageTitle>
      <PageHeader title={t('ban.title')} />
      <div className={classes.ban}>
        <IconBan className={classes.sign} size={28} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <p className={classes.until}>
            {until ? t('ban.until', { date: formatDateTime(until, locale) }) : t('ban.forGood')}
          </p>
          <p>{t('ban.text')}</p>
          {reason && (
            <>
              <h2 className={classes.heading}>{t('ban.reason')}</h2>
              <blockquote className={classes.reason}>{reason}</blockquote>
            </>
          )}
          <p>{t('ban.next')}</p>
          <div className={classes.actions}>
            <ActionButton action={{ label: t('ban.support'), href: '/Support' }} />
            <TextLink standalone href="/Support/CodeOfConduct">
              {t('ban.code')}
            </TextLink>
          </div>
        </div>
      </div>
    </Page>
  )
}

import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { useLocale } from '#platform/i18n/useLocale'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { CONTEST_SITE } from '#shared/contest/contestPath'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { ContestScreen_contest$key } from './__generated__/ContestScreen_contest.graphql'
import type { ContestScreenQuery } from './__generated__/ContestScreenQuery.graphql'
import classes from './ContestScreen.module.css'
import { EnterContest } from './EnterContest'
import { Entries } from './Entries'

const query = graphql`
  query ContestScreenQuery @preloadable @throwOnFieldError {
    site {
      legacyId
    }
    nextContestStartsAt
    contest {
      ...ContestScreen_contest
    }
  }
`

const fragment = graphql`
  fragment ContestScreen_contest on Contest {
    title
    intro
    rules
    endsAt
    isRunning
    viewerEntry {
      id
      place
    }
    ...Entries_contest
  }
`

/** The contest: its rules, the entries with one vote a day, and the winners after its end. */
export function ContestScreen() {
  const { t } = useTranslation('contest')
  const locale = useLocale()
  const { site, contest, nextContestStartsAt } = useScreenQuery<ContestScreenQuery>(query)
  if (site.legacyId !== CONTEST_SITE) return <NotFoundScreen />
  const next = nextContestStartsAt ? t('next', { date: formatDateTime(nextContestStartsAt, locale) }) : t('noNext')
  return (
    <Page>
      {contest ? (
        <Shown contest={contest} next={next} />
      ) : (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <EmptyState isPage title={t('none')} text={next} icon={<IconTrophy size={26} stroke={1.5} />} />
        </>
      )}
    </Page>
  )
}

function Shown({ contest, next }: { contest: ContestScreen_contest$key; next: string }) {
  const { t } = useTranslation('contest')
  const locale = useLocale()
  const data = useFragment(fragment, contest)
  const { title, intro, rules, endsAt, isRunning, viewerEntry } = data
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} intro={intro} actions={isRunning && !viewerEntry ? <EnterContest /> : undefined} />
      <p className={classes.when}>
        {isRunning ? t('until', { date: formatDateTime(endsAt, locale) }) : `${t('ended')} ${next}`}
      </p>
      {viewerEntry?.place != null && <p className={classes.when}>{t('ownPlace', { place: viewerEntry.place })}</p>}
      <Section title={t(isRunning ? 'entries' : 'results')}>
        <Entries contest={data} />
      </Section>
      <Section title={t('rules')}>
        <ul className={classes.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}

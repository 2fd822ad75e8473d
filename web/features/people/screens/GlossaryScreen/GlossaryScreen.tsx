import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useLocale } from '#platform/i18n/useLocale'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { ListFailed } from '#platform/lists/ListFailed'
import type { GlossaryScreenQuery } from './__generated__/GlossaryScreenQuery.graphql'
import { byLetter, withWords } from './glossary'
import classes from './GlossaryScreen.module.css'

const query = graphql`
  query GlossaryScreenQuery @preloadable {
    site {
      glossary {
        id
        term
        text
      }
    }
  }
`

export function GlossaryScreen() {
  const { t } = useTranslation('people')
  const { revalidate } = useRevalidator()
  const locale = useLocale()
  const { glossary } = useScreenQuery<GlossaryScreenQuery>(query).site
  const [words, setWords] = useState('')
  const groups = byLetter(withWords(glossary ?? [], words, locale), locale)
  return (
    <Page width="text">
      <PageTitle>{t('glossary.title')}</PageTitle>
      <PageHeader title={t('glossary.title')} intro={t('glossary.intro')} />
      {!glossary && <ListFailed onRetry={() => void revalidate()} />}
      {glossary && (
        <>
          <TextInput
            type="search"
            label={t('glossary.search')}
            leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <nav className={classes.letters} aria-label={t('glossary.letters')}>
            {groups.map(({ letter }) => (
              <a key={letter} href={`#letter-${letter}`} className={classes.letter}>
                {letter}
              </a>
            ))}
          </nav>
        </>
      )}
      {glossary && groups.length === 0 && (
        <EmptyState
          compact
          title={t('glossary.none')}
          action={words ? { label: t('glossary.all'), onSelect: () => setWords('') } : undefined}
        />
      )}
      {groups.map(({ letter, entries }) => (
        <div key={letter} id={`letter-${letter}`} className={classes.group}>
          <Section title={letter}>
            <dl className={classes.entries}>
              {entries.map(({ id, term, text }) => (
                <div key={id} className={classes.entry}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      ))}
    </Page>
  )
}

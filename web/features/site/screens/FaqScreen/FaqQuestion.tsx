import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ProseText } from '#ui/layout/ProseText'
import { TextLink } from '#ui/links/TextLink'
import type { FaqQuestion_entry$key } from './__generated__/FaqQuestion_entry.graphql'
import classes from './FaqScreen.module.css'

const fragment = graphql`
  fragment FaqQuestion_entry on FaqEntry {
    legacyId
    question
    html
  }
`

export function FaqQuestion({ entry }: { entry: FaqQuestion_entry$key }) {
  const { t } = useTranslation('site')
  const { legacyId, question, html } = useFragment(fragment, entry)
  return (
    <details className={classes.question}>
      <summary>
        {question}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.answer}>
        <ProseText html={html} compact />
        <TextLink href={`/Support/FAQ/${legacyId}`} tone="quiet" standalone>
          {t('faq.link')}
        </TextLink>
      </div>
    </details>
  )
}

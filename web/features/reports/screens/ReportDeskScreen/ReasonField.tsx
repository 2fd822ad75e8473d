import { Select, Textarea } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { ReasonField_case$key } from './__generated__/ReasonField_case.graphql'

const fragment = graphql`
  fragment ReasonField_case on ReportCase {
    language
    templates {
      key
      title
      text
    }
  }
`

interface ReasonFieldProps {
  reportCase: ReasonField_case$key
  value: string
  error: string | null
  onChange: (text: string) => void
  onSend: () => void
}

/** The reason for the member, in the member's language. Ctrl and Enter sends. */
export function ReasonField({ reportCase, value, error, onChange, onSend }: ReasonFieldProps) {
  const { t } = useTranslation('reports')
  const { language, templates } = useFragment(fragment, reportCase)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend()
  }
  return (
    <>
      <Select
        aria-label={t('form.template')}
        placeholder={t('form.template')}
        data={(templates ?? []).map((template) => ({ value: template.key, label: template.title }))}
        value={null}
        onChange={(chosen) => {
          const template = templates?.find(({ key }) => key === chosen)
          if (template) onChange(value.trim() ? `${value.trimEnd()}\n\n${template.text}` : template.text)
        }}
      />
      <Textarea
        label={t('form.reason')}
        description={language ? t('form.reasonHint', { language: t(`language.${language}`) }) : undefined}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        value={value}
        error={error}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}

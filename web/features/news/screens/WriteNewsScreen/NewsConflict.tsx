import { useTranslation } from 'react-i18next'
import { useSite } from '#platform/session/useSession'
import { Version } from '#shared/gatherings/editing/Version'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import type { NewsKind } from '../../paths'
import { differences, LANGUAGES, textFields, type Field, type NewsContent } from '../../writing/content'

interface NewsConflictProps extends Omit<FormConflictProps<NewsContent>, 'title' | 'text' | 'renderVersion'> {
  kind: NewsKind
}

/** Shows where the viewer's version of news and the one saved meanwhile differ. */
export function NewsConflict({ kind, ...props }: NewsConflictProps) {
  const { t } = useTranslation('news')
  const { name, hosts } = useSite()
  const differing = new Set(differences(props.mine, props.other))
  const labels: Partial<Record<Field, string>> = {
    isForAllSites: t('editor.sites.label'),
    path: t('editor.path.label'),
    startsAt: t('editor.startsAt'),
    endsAt: t('editor.endsAt'),
  }
  for (const language of LANGUAGES) {
    for (const field of textFields(kind, language)) {
      const words = { language: t(`language.${language}`) }
      labels[field] = field.startsWith('title') ? t('editor.title', words) : t('editor.text', words)
    }
  }
  const wordsOf = (content: NewsContent, field: Field): string => {
    if (field === 'startsAt' || field === 'endsAt') return `${content[field].date} ${content[field].time}`.trim()
    if (field === 'isForAllSites') {
      return content[field] ? t('sites.all', { count: hosts.length }) : t('sites.one', { site: name })
    }
    return String(content[field])
  }
  const fields = Object.entries(labels).flatMap(([field, label]) =>
    differing.has(field as Field) ? [{ field: field as Field, label }] : [],
  )
  return (
    <FormConflict
      {...props}
      title={t('conflict.title')}
      text={t('conflict.text')}
      renderVersion={(content) => (
        <Version fields={fields.map(({ field, label }) => ({ label, text: wordsOf(content, field) }))} />
      )}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { useLocale } from '#platform/i18n/useLocale'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import { useSite } from '#platform/session/useSession'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import { LodgePreviewCard } from '../../components/editor/LodgePreview'
import { differences, type Field, type LodgeContent } from '../../writing/content'

const LABELS = {
  name: 'editor.name.label',
  categoryId: 'editor.category.label',
  kinkIds: 'editor.kinks.label',
  tags: 'editor.tags.label',
  zipCode: 'editor.zipCode.label',
  coverId: 'editor.cover.label',
  html: 'editor.html.label',
  rules: 'editor.rules.label',
  access: 'editor.access.label',
  hasPublicMembers: 'editor.members.label',
} as const satisfies Record<Field, string>

interface ConflictSheetProps extends Omit<FormConflictProps<LodgeContent>, 'title' | 'text' | 'renderVersion'> {
  query: useSubjects_query$key
}

/** Shows the viewer's version of a lodge beside the one saved meanwhile, as others would see them. */
export function ConflictSheet({ query, ...props }: ConflictSheetProps) {
  const { t } = useTranslation('lodges')
  const locale = useLocale()
  const different = differences(props.mine, props.other).map((field) => t(LABELS[field]))
  const fields = new Intl.ListFormat(locale).format(different)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict.title')}
      text={`${t('editor.conflict.text')} ${t('editor.conflict.changed', { fields })}`}
      renderVersion={(content) => <Version content={content} query={query} />}
    />
  )
}

interface VersionProps {
  content: LodgeContent
  query: useSubjects_query$key
}

function Version({ content, query }: VersionProps) {
  const { countryId } = useSite()
  const area = useZipCodeArea(countryId, content.zipCode)
  return <LodgePreviewCard content={content} query={query} area={area} />
}

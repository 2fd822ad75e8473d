import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#platform/i18n/useLocale'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import { useSite } from '#platform/session/useSession'
import { Sheet } from '#ui/overlays/Sheet'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import classes from '../../components/editor/LodgeEditor.module.css'
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

interface ConflictSheetProps {
  mine: LodgeContent
  other: LodgeContent
  query: useSubjects_query$key
  onKeepMine: () => void
  onTakeOther: () => void
  /** Postpones the decision: until then nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Shows the viewer's version beside the one saved meanwhile, and asks which of them to go on with. */
export function ConflictSheet({ mine, other, query, onKeepMine, onTakeOther, onClose }: ConflictSheetProps) {
  const { t } = useTranslation('lodges')
  const locale = useLocale()
  const fields = new Intl.ListFormat(locale).format(differences(mine, other).map((field) => t(LABELS[field])))
  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      title={t('editor.conflict.title')}
      description={`${t('editor.conflict.text')} ${t('editor.conflict.changed', { fields })}`}
      closeLabel={t('editor.conflict.later')}
      footer={
        <>
          <Button variant="default" onClick={onTakeOther}>
            {t('editor.conflict.takeOther')}
          </Button>
          <Button onClick={onKeepMine}>{t('editor.conflict.keepMine')}</Button>
        </>
      }
    >
      <div className={classes.versions}>
        <Version title={t('editor.conflict.mine')} content={mine} query={query} />
        <Version title={t('editor.conflict.other')} content={other} query={query} />
      </div>
    </Sheet>
  )
}

interface VersionProps {
  title: string
  content: LodgeContent
  query: useSubjects_query$key
}

function Version({ title, content, query }: VersionProps) {
  const { countryId } = useSite()
  const area = useZipCodeArea(countryId, content.zipCode)
  return (
    <section aria-label={title}>
      <h3 className={classes.versionTitle}>{title}</h3>
      <LodgePreviewCard content={content} query={query} area={area} />
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { FIELD_LABELS, useVersionWords } from '#shared/gatherings/editing/useVersionWords'
import { Version } from '#shared/gatherings/editing/Version'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { differences, type EventContent, type Field } from '../../writing/content'

const LABELS = {
  ...FIELD_LABELS,
  kind: 'filters.kind',
  zipCode: 'editor.zipCode.label',
  html: 'editor.programme',
  price: 'editor.price.label',
  couplePrice: 'editor.couplePrice.label',
  refundPercent: 'editor.refundPercent.label',
  quitHours: 'editor.quitHours.label',
  ageFrom: 'editor.ageFrom.label',
  ageTo: 'editor.ageTo.label',
} as const satisfies Record<Field, string>

type EventConflictProps = Omit<FormConflictProps<EventContent>, 'title' | 'text' | 'renderVersion'>

/** Shows where the viewer's version of an event and the one saved meanwhile differ. */
export function EventConflict(props: EventConflictProps) {
  const { t } = useTranslation(['events', 'gatherings'])
  const commonWords = useVersionWords()
  const wordsOf = (content: EventContent): Record<Field, string> => ({
    ...commonWords(content),
    zipCode: content.zipCode,
    kind: t(`kind.${content.kind}`),
    price: String(content.price ?? ''),
    couplePrice: String(content.couplePrice ?? ''),
    refundPercent: String(content.refundPercent ?? ''),
    quitHours: String(content.quitHours ?? ''),
    ageFrom: String(content.ageFrom ?? ''),
    ageTo: String(content.ageTo ?? ''),
  })
  const fields = differences(props.mine, props.other)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict')}
      text={t('editor.conflictText')}
      renderVersion={(content) => {
        const words = wordsOf(content)
        return <Version fields={fields.map((field) => ({ label: t(LABELS[field]), text: words[field] }))} />
      }}
    />
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { excerptOf } from '#lib/format/excerpt'
import { Sheet } from '#ui/overlays/Sheet'
import { differences, type Field, type MeetupContent } from '../../writing/content'
import classes from './MeetupEditor.module.css'

const LABELS = {
  title: 'editor.title.label',
  localBegin: 'editor.begin.label',
  localEnd: 'editor.end.label',
  repetition: 'editor.repetition.label',
  repeatUntil: 'editor.repeatUntil.label',
  place: 'editor.place.label',
  address: 'editor.address.label',
  coverId: 'editor.cover.label',
  html: 'editor.html.label',
  places: 'editor.places.label',
  genderPlaces: 'editor.genderPlaces.label',
} as const satisfies Record<Field, string>

interface ConflictSheetProps {
  mine: MeetupContent
  other: MeetupContent
  onKeepMine: () => void
  onTakeOther: () => void
  /** Postpones the decision: until then nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Shows where the viewer's version and the one saved meanwhile differ, and asks which of them to go on with. */
export function ConflictSheet({ mine, other, onKeepMine, onTakeOther, onClose }: ConflictSheetProps) {
  const { t } = useTranslation('meetups')
  const fields = differences(mine, other)
  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      title={t('editor.conflict.title')}
      description={t('editor.conflict.text')}
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
        <Version title={t('editor.conflict.mine')} content={mine} fields={fields} />
        <Version title={t('editor.conflict.other')} content={other} fields={fields} />
      </div>
    </Sheet>
  )
}

interface VersionProps {
  title: string
  content: MeetupContent
  fields: readonly Field[]
}

function Version({ title, content, fields }: VersionProps) {
  const { t } = useTranslation(['meetups', 'shell'])
  const words: Record<Field, string> = {
    ...content,
    localBegin: `${content.localBegin.date} ${content.localBegin.time}`,
    localEnd: `${content.localEnd.date} ${content.localEnd.time}`,
    repetition: t(`editor.repetition.${content.repetition}`),
    coverId: content.coverId === null ? '' : t('editor.conflict.picture'),
    html: excerptOf(content.html),
    places: content.places === null ? '' : String(content.places),
    genderPlaces: content.genderPlaces
      .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count ?? ''}`)
      .join(' · '),
  }
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {fields.map((field) => (
          <div key={field}>
            <dt>{t(LABELS[field])}</dt>
            <dd>{words[field] || t('editor.conflict.nothing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

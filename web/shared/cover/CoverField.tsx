import { Button, Input } from '@mantine/core'
import { IconPhoto, IconPhotoPlus } from '@tabler/icons-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useSite } from '#platform/session/useSession'
import { Picture } from '#ui/Picture'
import classes from './CoverField.module.css'
import { useCover } from './useCover'

const MediaPicker = lazyDialog(
  ['media'],
  async () => (await import('#shared/richText/editing/picker/MediaPicker')).MediaPicker,
)

interface CoverFieldProps {
  label: string
  description: string
  /** The id of the picture; null for none. */
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

/** The picture of a lodge, a meetup or an event, from the viewer's own. Screens load the texts `richText`. */
export function CoverField({ label, description, value, error, onChange }: CoverFieldProps) {
  const { t } = useTranslation('richText')
  const { isDark } = useSite()
  const [opened, setOpened] = useState(false)
  const labelId = useId()
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ id: labelId }}
    >
      <div className={classes.cover} role="group" aria-labelledby={labelId}>
        <Suspense fallback={<Picture alt="" ratio="16 / 9" />}>
          <ChosenCover id={value} />
        </Suspense>
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            {value === null ? t('coverField.choose') : t('coverField.change')}
          </Button>
          {value !== null && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              {t('coverField.remove')}
            </Button>
          )}
        </div>
      </div>
      {opened && (
        <Suspense fallback={null}>
          <MediaPicker
            dark={isDark}
            onInsert={({ id }) => {
              setOpened(false)
              onChange(id)
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  )
}

function ChosenCover({ id }: { id: string | null }) {
  return (
    <Picture
      source={useCover(id)}
      alt=""
      ratio="16 / 9"
      sizes="(min-width: 60em) 640px, 100vw"
      fallback={<IconPhoto size={32} stroke={1.4} aria-hidden />}
    />
  )
}

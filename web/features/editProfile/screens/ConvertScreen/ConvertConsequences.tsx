import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ConvertScreen.module.css'

const TO_COUPLE = ['person', 'texts', 'members', 'search'] as const
const TO_SINGLE = ['person', 'texts', 'members', 'pictures'] as const

export function ConvertConsequences({ toSingle }: { toSingle: boolean }) {
  const { t } = useTranslation('editProfile')
  const points = toSingle
    ? TO_SINGLE.map((point) => ({ erased: point === 'person', text: t(`convert.toSingle.${point}`) }))
    : TO_COUPLE.map((point) => ({ erased: false, text: t(`convert.toCouple.${point}`) }))
  return (
    <ul className={classes.points}>
      {points.map(({ erased, text }) => (
        <li key={text} data-erased={erased}>
          {erased ? (
            <IconTrash size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconCheck size={20} stroke={1.75} aria-hidden />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

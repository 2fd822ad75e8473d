import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './DeliveryRows.module.css'

const WAYS = ['SHOW_POPUP', 'PLAY_AUDIO', 'SEND_EMAIL', 'SEND_PUSH'] as const

type Way = (typeof WAYS)[number]

interface DeliveryRow<Topic extends string> {
  readonly topic: Topic
  readonly label: string
  readonly delivery: readonly (Way | '%future added value')[]
}

interface DeliveryRowsProps<Topic extends string> {
  rows: readonly DeliveryRow<Topic>[]
  onChange: (topic: Topic, delivery: readonly Way[]) => void | Promise<void>
}

/** The ways of notification for some topics, a row each. Needs the texts `notifications`. */
export function DeliveryRows<Topic extends string>({ rows, onChange }: DeliveryRowsProps<Topic>) {
  const { t } = useTranslation('notifications')
  return (
    <ul className={classes.topics}>
      {rows.map(({ topic, label, delivery }) => {
        const chosen = WAYS.filter((way) => delivery.includes(way))
        const toggle = (way: Way) =>
          onChange(topic, chosen.includes(way) ? chosen.filter((one) => one !== way) : [...chosen, way])
        return (
          <li key={topic}>
            <Checkbox.Group className={classes.topic} value={chosen} label={label}>
              <div className={classes.ways}>
                {WAYS.map((way) => (
                  <Checkbox key={way} value={way} label={t(`way.${way}`)} onChange={() => void toggle(way)} />
                ))}
              </div>
            </Checkbox.Group>
          </li>
        )
      })}
    </ul>
  )
}

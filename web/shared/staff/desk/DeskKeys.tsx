import { Button, Kbd, Switch } from '@mantine/core'
import { useHotkeys, useLocalStorage, type HotkeyItem } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Sheet } from '#ui/overlays/Sheet'
import classes from './Desk.module.css'
import { focusItem, pressButton } from './deskItems'

interface DeskKeysProps {
  /** What each further key does. A button with the key in `aria-keyshortcuts` is pressed by it. */
  keys: Readonly<Record<string, string>>
  /** Where the key of the queue leads. */
  home?: string | undefined
}

/** The keys of a desk, which "?" lists. They can be turned off, for those whom single keys hinder. */
export function DeskKeys({ keys, home }: DeskKeysProps) {
  const { t } = useTranslation(['staff', 'common'])
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const [isOn, setOn] = useLocalStorage({ key: 'desk-keys', defaultValue: true, getInitialValueInEffect: false })
  const press = (key: string) => (key === 'u' && home ? void navigate(home) : pressButton(key))
  const single: HotkeyItem[] = [
    ['j', () => focusItem(1)],
    ['k', () => focusItem(-1)],
    ...Object.keys(keys)
      .filter((key) => key !== 'Enter')
      .map((key): HotkeyItem => [key, () => press(key)]),
  ]
  useHotkeys([['shift+?', () => setOpened(true)], ...(isOn && !opened ? single : [])])
  const listed = { j: t('keys.next'), k: t('keys.previous'), ...keys, '?': t('keys.list') }
  return (
    <div className={classes.keyButton}>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconKeyboard size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('keys.title')}
      </Button>
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('keys.title')}
        closeLabel={t('common:close')}
        size="sm"
      >
        <dl className={classes.keys}>
          {Object.entries(listed).map(([key, what]) => (
            <Fragment key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{what}</dd>
            </Fragment>
          ))}
        </dl>
        <Switch label={t('keys.on')} checked={isOn} onChange={(event) => setOn(event.currentTarget.checked)} />
      </Sheet>
    </div>
  )
}

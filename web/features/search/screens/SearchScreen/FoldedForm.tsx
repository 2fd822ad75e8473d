import { Button, Collapse } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './SearchScreen.module.css'

interface FoldedFormProps {
  count: number
  children: ReactNode
}

/** On phones collapses a form behind a button with the number of its filters, so that the results are in view. */
export function FoldedForm({ count, children }: FoldedFormProps) {
  const { t } = useTranslation('search')
  const isWide = useMedia('(min-width: 48em)', { phone: false, desktop: true })
  const [opened, setOpened] = useState(false)
  const id = useId()
  if (isWide) return children
  return (
    <>
      <Button
        fullWidth
        variant="default"
        className={classes.fold}
        justify="space-between"
        aria-expanded={opened}
        aria-controls={id}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
        rightSection={<IconChevronDown size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpened(!opened)}
      >
        {count > 0 ? t('advanced.filtersSet', { count }) : t('advanced.filters')}
      </Button>
      <Collapse id={id} expanded={opened}>
        {children}
      </Collapse>
    </>
  )
}

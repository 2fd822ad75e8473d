import { SegmentedControl } from '@mantine/core'
import { Suspense, useState, useTransition, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './GenderFilter.module.css'

const GENDERS = ['FEMALE', 'MALE', 'COUPLE', 'TRANSSEXUAL'] as const

interface GenderFilterProps {
  /** Draws the profiles of a gender, or of all with null; may suspend. */
  children: (gender: (typeof GENDERS)[number] | null) => ReactNode
}

/** Profiles in a sheet by gender; the list before stays until the next is there. */
export function GenderFilter({ children }: GenderFilterProps) {
  const { t } = useTranslation(['shell', 'common'])
  const [chosen, setChosen] = useState<string>('ALL')
  const [gender, setGender] = useState<(typeof GENDERS)[number] | null>(null)
  const [pending, startTransition] = useTransition()
  const choose = (value: string) => {
    setChosen(value)
    startTransition(() => setGender(GENDERS.find((each) => each === value) ?? null))
  }
  return (
    <>
      <SegmentedControl
        fullWidth
        className={classes.filter}
        aria-label={t('likes.filter')}
        value={chosen}
        onChange={choose}
        data={[
          { value: 'ALL', label: t('likes.all') },
          ...GENDERS.map((value) => ({ value, label: t(`likes.gender.${value}`) })),
        ]}
      />
      <div className={classes.list} data-pending={pending}>
        <Suspense fallback={<p className={classes.loading}>{t('common:loading')}</p>}>{children(gender)}</Suspense>
      </div>
    </>
  )
}

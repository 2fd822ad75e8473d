import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { DESK } from '#shared/staff/deskPath'
import { PillNav } from '#ui/links/PillNav'
import { DESK_TABS, deskSearch, KINDS, LANGUAGES, readDeskFilter } from '../../deskFilter'
import classes from '../../components/tickets.module.css'

/** What the queue shows; kept in the address. */
export function DeskFilters() {
  const { t } = useTranslation('support')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = readDeskFilter(search)
  return (
    <div className={classes.filters}>
      <PillNav
        label={t('desk.queue')}
        pages={DESK_TABS.map((tab) => ({
          href: DESK + deskSearch({ ...filter, tab }),
          label: t(`desk.tab.${tab}`),
          current: tab === filter.tab,
        }))}
      />
      <div className={classes.selects}>
        <Select
          aria-label={t('desk.language')}
          placeholder={t('desk.allLanguages')}
          clearable
          data={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={filter.language}
          onChange={(language) => void navigate(DESK + deskSearch({ ...filter, language }))}
        />
        <Select
          aria-label={t('form.kind')}
          placeholder={t('desk.allKinds')}
          clearable
          data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          value={filter.kind}
          onChange={(kind) => void navigate(DESK + deskSearch({ ...filter, kind }))}
        />
      </div>
    </div>
  )
}

import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { REPORT_DESK } from '#shared/staff/deskPath'
import { PillNav } from '#ui/links/PillNav'
import { CASE_TABS, caseSearch, ITEM_TYPES, readCaseFilter } from '../../caseFilter'
import classes from './reportDesk.module.css'

/** What the queue shows; kept in the address. */
export function CaseFilters() {
  const { t } = useTranslation('reports')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = readCaseFilter(search)
  return (
    <div className={classes.filters}>
      <PillNav
        label={t('desk.queue')}
        pages={CASE_TABS.map((tab) => ({
          href: REPORT_DESK + caseSearch({ ...filter, tab }),
          label: t(`desk.tab.${tab}`),
          current: tab === filter.tab,
        }))}
      />
      <Select
        aria-label={t('desk.kind')}
        placeholder={t('desk.allKinds')}
        clearable
        data={ITEM_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={filter.itemType}
        onChange={(itemType) => void navigate(REPORT_DESK + caseSearch({ ...filter, itemType }))}
      />
    </div>
  )
}

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Alert, Button, Switch } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import { useSaveStartPage } from '../mutations/useSaveStartPage'
import type { CustomizeStart_startPage$key, StartSectionId } from './__generated__/CustomizeStart_startPage.graphql'
import classes from './CustomizeStart.module.css'
import { SearchMediaChoice } from './SearchMediaChoice'
import { SortableSection } from './SortableSection'
import { useSortAnnouncements } from './useSortAnnouncements'

const fragment = graphql`
  fragment CustomizeStart_startPage on StartPage {
    searchOptions
    isCondensed
    sections {
      section
      isHidden
    }
  }
`

/** Default order of the sections, and those hidden by default. */
const OUR_ORDER: readonly StartSectionId[] = [
  'CONTEST',
  'NEWEST_PROFILES',
  'POSSIBLE_MATCHES',
  'BIRTHDAY_PROFILES',
  'NEWEST_MEDIA',
  'SEARCH_MEDIA',
  'LAST_VISIT',
  'ONLINE_PROFILES',
  'NEWEST_BLOGS',
  'UPCOMING_EVENTS',
  'POPULAR_LODGES',
  'ONLINE_FAVORITES',
  'CHAT_RIGHT_NOW',
]
const HIDDEN_BY_US: StartSectionId = 'SEARCH_MEDIA'

interface CustomizeStartProps {
  startPage: CustomizeStart_startPage$key
  onClose: () => void
}

export function CustomizeStart({ startPage, onClose }: CustomizeStartProps) {
  const { t } = useTranslation(['start', 'common'])
  const data = useFragment(fragment, startPage)
  const [sections, setSections] = useState([...data.sections])
  const [condensed, setCondensed] = useState(data.isCondensed)
  const [searches, setSearches] = useState([...data.searchOptions])
  const [problem, setProblem] = useState<string | null>(null)
  const [save, busy] = useSaveStartPage()
  const announcements = useSortAnnouncements(sections.map(({ section }) => section))
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  const move = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return
    setSections((current) => {
      const position = (id: string | number) => current.findIndex(({ section }) => section === id)
      return arrayMove(current, position(active.id), position(over.id))
    })
  }
  const toggle = (toggled: string) =>
    setSections((current) =>
      current.map((item) => (item.section === toggled ? { ...item, isHidden: !item.isHidden } : item)),
    )
  const reset = () =>
    setSections((current) =>
      current
        .map(({ section }) => ({ section, isHidden: section === HIDDEN_BY_US }))
        .toSorted((one, other) => OUR_ORDER.indexOf(one.section) - OUR_ORDER.indexOf(other.section)),
    )
  const submit = async () => {
    const input = {
      sections: sections.map(({ section, isHidden }) => ({ section, hidden: isHidden })),
      searchOptions: searches,
      condensedProfileView: condensed,
    }
    const answer = await save({ input }, { onRefused: ([first]) => setProblem(first?.message ?? null) })
    if (answer) onClose()
  }

  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('customize.title')}
      description={t('customize.text')}
      closeLabel={t('common:close')}
      busy={busy}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button loading={busy} onClick={() => void submit()}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      {problem && <Alert color="red">{problem}</Alert>}
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={announcements}>
        <SortableContext items={sections.map(({ section }) => section)} strategy={verticalListSortingStrategy}>
          <ul className={classes.list}>
            {sections.map(({ section, isHidden }) => (
              <SortableSection key={section} section={section} hidden={isHidden} onToggle={() => toggle(section)} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Button variant="subtle" className={classes.reset} onClick={reset}>
        {t('customize.reset')}
      </Button>
      {sections.some(({ section, isHidden }) => section === 'SEARCH_MEDIA' && !isHidden) && (
        <Suspense fallback={null}>
          <SearchMediaChoice chosen={searches[0] ?? null} onChoose={(search) => setSearches([search])} />
        </Suspense>
      )}
      <Switch
        className={classes.condensed}
        label={t('customize.condensed')}
        description={t('customize.condensedText')}
        checked={condensed}
        onChange={(event) => setCondensed(event.currentTarget.checked)}
      />
    </Sheet>
  )
}

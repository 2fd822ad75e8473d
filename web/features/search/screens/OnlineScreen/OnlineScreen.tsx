import { IconMoonStars } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { usePreference } from '#platform/preferences/usePreference'
import { useSession } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import { ChoiceChips } from '../../components/filters/ChoiceChips'
import { OrderedProfiles } from '../../components/results/OrderedProfiles'
import { ResultsFrame } from '../../components/results/ResultsFrame'
import { SearchPage } from '../../components/SearchPage'
import { chosenGroups, groupsOf, type ProfileGroup } from './onlineFilter'
import classes from './OnlineScreen.module.css'

/** Members who are online; the choice of groups is stored. */
export function OnlineScreen() {
  const { t } = useTranslation('search')
  const session = useSession()
  const { site } = session
  const [, save] = usePreference('onlineFilter')
  const { revalidate } = useRevalidator()
  const chosen = chosenGroups(session)

  const choose = (next: readonly ProfileGroup[]) => {
    void save(groupsOf(next, chosen))
    // The list's query depends on the session, which has just changed.
    void revalidate()
  }
  const isHidden = (group: ProfileGroup) =>
    (group === 'LODGES' && site.hasLodgesDisabled) || (group === 'EVENTS' && site.hasEventsDisabled)
  return (
    <SearchPage title={t('online.title')} intro={t('online.intro')}>
      <div className={classes.groups}>
        <ChoiceChips
          label={t('online.show')}
          values={(['ALL_PROFILES', 'FAVORITES', 'POSSIBLE_MATCHES', 'GROUPS', 'LODGES', 'EVENTS'] as const).filter(
            (group) => !isHidden(group),
          )}
          labelOf={(group) => t(`online.groups.${group}`)}
          chosen={chosen}
          onChange={choose}
        />
      </div>
      <ResultsFrame>
        <OrderedProfiles label={t('online.title')}>
          <EmptyState
            title={t('online.none')}
            text={t(chosen.includes('ALL_PROFILES') ? 'online.noneText' : 'online.noneOfGroups')}
            icon={<IconMoonStars size={26} stroke={1.5} />}
            action={{ label: t('tabs.newest'), href: '/Search/Newest' }}
          />
        </OrderedProfiles>
      </ResultsFrame>
    </SearchPage>
  )
}

import { IconMoonStars } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { useSession } from '#platform/session/useSession'
import { EmptyState } from '#ui/EmptyState'
import { ChoiceChips } from '../../components/ChoiceChips'
import { OrderedProfiles } from '../../components/OrderedProfiles'
import { ResultsFrame } from '../../components/ResultsFrame'
import { SearchPage } from '../../components/SearchPage'
import { useSetProfileFilter } from '../../mutations/useSetProfileFilter'
import { chosenGroups, groupsOf, maskOf, PROFILE_FILTER, type ProfileGroup } from './profileFilter'
import classes from './OnlineScreen.module.css'

/** Those who are here now; of which groups is remembered. */
export function OnlineScreen() {
  const { t } = useTranslation('search')
  const session = useSession()
  const { site, viewer } = session
  const [save] = useSetProfileFilter()
  const { revalidate } = useRevalidator()
  const chosen = chosenGroups(session)

  const choose = (next: readonly ProfileGroup[]) => {
    const groups = groupsOf(next, chosen)
    void save(
      { input: { filter: groups } },
      {
        optimisticResponse: {
          setProfileFilter: {
            viewer: {
              id: viewer.id,
              configuration: viewer.configuration?.map((setting) =>
                setting.key === PROFILE_FILTER ? { ...setting, value: String(maskOf(groups)) } : setting,
              ),
            },
            userErrors: [],
          },
        },
      },
    )
    // The list is asked for by what the session now says.
    void revalidate()
  }
  const isHidden = (group: ProfileGroup) =>
    (group === 'LODGES' && site.disabledLodges) || (group === 'EVENTS' && site.disabledEvents)
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

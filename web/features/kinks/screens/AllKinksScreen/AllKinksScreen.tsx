import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { ErrorState } from '#ui/states/ErrorState'
import { KinksPage } from '../../components/KinksPage'
import { soughtKinks } from '../../soughtKinks'
import type { AllKinksScreenQuery } from './__generated__/AllKinksScreenQuery.graphql'
import { EveryKink } from './EveryKink'
import { FoundPeople } from './FoundPeople'
import { FoundPosts } from './FoundPosts'
import { SoughtBar } from './SoughtBar'

const query = graphql`
  query AllKinksScreenQuery($kinkIds: [ID!]!, $people: Boolean!, $posts: Boolean!, $detailed: Boolean!) @preloadable {
    kinks {
      ...EveryKink_kinks
      ...SoughtBar_kinks
    }
    ...FoundPeople_query @arguments(kinkIds: $kinkIds) @include(if: $people) @alias(as: "people")
    ...FoundPosts_query @arguments(kinkIds: $kinkIds) @include(if: $posts) @alias(as: "posts")
  }
`

/** All kinks by name; or, with kinks in the address, who and what has them. */
export function AllKinksScreen() {
  const { t } = useTranslation(['kinks', 'common'])
  const data = useScreenQuery<AllKinksScreenQuery>(query)
  const [search] = useSearchParams()
  const sought = soughtKinks(search)
  return (
    <KinksPage title={t('tabs.all')}>
      {!data.kinks ? (
        <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />
      ) : data.people || data.posts ? (
        <>
          <SoughtBar kinks={data.kinks} sought={sought} />
          {data.people && <FoundPeople query={data.people} />}
          {data.posts && <FoundPosts query={data.posts} />}
        </>
      ) : (
        <EveryKink kinks={data.kinks} />
      )}
    </KinksPage>
  )
}

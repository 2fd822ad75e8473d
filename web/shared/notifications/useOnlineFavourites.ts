import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createCrossTabCalls } from '#lib/crossTabLock'
import { everyWhileVisible } from '#lib/scheduler'
import { profilePath } from '#shared/profiles/profilePath'
import type { useOnlineFavouritesQuery } from './__generated__/useOnlineFavouritesQuery.graphql'
import type { Toast } from './toastOf'
import { toastPicture } from './toastPicture'

const EVERY = 5 * 60_000
/** Milliseconds of tolerance, because timers of tabs drift. */
const SLACK = 5_000
const CALL = 'online-favourites'

const query = graphql`
  query useOnlineFavouritesQuery {
    viewer {
      id
      onlineFavourites {
        id
        legacyId
        name
        picture {
          ...toastPicture_picture
        }
      }
    }
  }
`

type Favourite = Pick<Toast, 'name' | 'picture'> & { readonly legacyId: number }

/** Polls the online favourites every five minutes in one tab, and calls back with those who came online since. */
export function useOnlineFavourites(onCame: (toasts: readonly Toast[]) => void): void {
  const environment = useRelayEnvironment()
  const tell = useEffectEvent(onCame)
  useEffect(() => {
    const tabs = createCrossTabCalls()
    let known: ReadonlySet<number> | undefined
    const stopListening = tabs.onResult<readonly Favourite[]>(CALL, (favourites) => {
      const before = known
      known = new Set(favourites.map(({ legacyId }) => legacyId))
      // Favourites who are online at the start have not just come online.
      if (!before) return
      const came = favourites.filter(({ legacyId }) => !before.has(legacyId))
      tell(
        came.map(({ legacyId, name, picture }) => ({
          group: 'online',
          topic: 'FAVOURITE_ONLINE',
          words: 'FAVOURITE_ONLINE',
          name,
          picture,
          path: profilePath(legacyId),
        })),
      )
    })
    const ask = async (): Promise<readonly Favourite[]> => {
      const answer = await fetchQuery<useOnlineFavouritesQuery>(
        environment,
        query,
        {},
        { fetchPolicy: 'network-only' },
      ).toPromise()
      return (answer?.viewer.onlineFavourites ?? []).map(({ legacyId, name, picture }) => ({
        legacyId,
        name,
        picture: toastPicture(picture),
      }))
    }
    const refresh = () => void tabs.callOnce(CALL, EVERY - SLACK, ask).catch(() => {})
    refresh()
    const stop = everyWhileVisible(EVERY, refresh)
    return () => {
      stop()
      stopListening()
      tabs.close()
    }
  }, [environment])
}

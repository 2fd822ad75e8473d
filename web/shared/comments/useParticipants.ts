import { graphql, useFragment } from 'react-relay'
import { useViewer } from '#platform/session/useSession'
import type { usePictureSource_picture$key } from '#shared/pictures/__generated__/usePictureSource_picture.graphql'
import type { useParticipants_comments$key } from './__generated__/useParticipants_comments.graphql'

const fragment = graphql`
  fragment useParticipants_comments on Comment @relay(plural: true) {
    author {
      id
      legacyId
      name
      picture {
        ...usePictureSource_picture
      }
    }
    replies {
      author {
        id
        legacyId
        name
        picture {
          ...usePictureSource_picture
        }
      }
    }
  }
`

/** A participant of a thread, who can be mentioned. */
export interface Participant {
  readonly id: string
  readonly legacyId: number
  readonly name: string
  readonly picture: usePictureSource_picture$key | null | undefined
}

/** Returns the participants without the viewer, the latest to comment first. */
export function useParticipants(
  comments: useParticipants_comments$key,
  others: readonly Participant[],
): readonly Participant[] {
  const viewer = useViewer()
  const data = useFragment(fragment, comments)
  const writers = data.flatMap(({ author, replies }) => [author, ...replies.map((reply) => reply.author)])
  const found = new Map<number, Participant>()
  for (const writer of [...writers.toReversed(), ...others]) {
    if (writer && writer.legacyId !== viewer.legacyId && !found.has(writer.legacyId)) found.set(writer.legacyId, writer)
  }
  return [...found.values()]
}

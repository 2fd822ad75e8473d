import classes from './Comments.module.css'
import { CommentThread } from './CommentThread'
import type { Thread } from './thread'
import type { ShownComment } from './useComments'

interface CommentListProps {
  comments: readonly ShownComment[]
  thread: Pick<Thread, 'layered' | 'hrefOf'>
  label: string
}

/** The comments, oldest first. In the flat view, answers name the author they answer. */
export function CommentList({ comments, thread, label }: CommentListProps) {
  const answeredBy = (parentId: string | null | undefined) => {
    const parent = thread.layered ? undefined : comments.find(({ id }) => id === parentId)
    return parent?.author ? { name: parent.author.name, href: thread.hrefOf(parent.legacyId) } : undefined
  }
  return (
    <ul className={classes.list} aria-label={label}>
      {comments.map((comment) => (
        <CommentThread key={comment.id} comment={comment} answered={answeredBy(comment.parentId)} />
      ))}
    </ul>
  )
}

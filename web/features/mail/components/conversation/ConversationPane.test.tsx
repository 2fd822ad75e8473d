// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { graphql } from 'react-relay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deliverLiveEvent } from '../../../../app/live/deliverLiveEvent'
import { GraphError } from '../../../../relay/errors'
import { useScreenQuery } from '../../../../relay/screenQuery'
import { renderScreen } from '../../../../testing/renderScreen'
import type { ConversationPaneTestQuery } from './__generated__/ConversationPaneTestQuery.graphql'
import { ConversationPane } from './ConversationPane'

const query = graphql`
  query ConversationPaneTestQuery @preloadable {
    conversation(legacyId: 5) {
      ...ConversationPane_conversation
    }
  }
`

function Host() {
  const { conversation } = useScreenQuery<ConversationPaneTestQuery>(query)
  return conversation && <ConversationPane conversation={conversation} />
}

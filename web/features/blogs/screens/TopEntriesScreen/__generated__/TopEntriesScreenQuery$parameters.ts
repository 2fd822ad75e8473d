/**
 * @generated SignedSource<<69e6f353f9752795595451945e3de3e4>>
 * @relayHash 16ed7be1c3bddc10eda2e45061d88b6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e80aaa010192d9dd62757893bb8eefc0c84d51dd068bd3d8470994ababee0dab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e80aaa010192d9dd62757893bb8eefc0c84d51dd068bd3d8470994ababee0dab",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
